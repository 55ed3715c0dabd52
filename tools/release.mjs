// `npm run release`: builds and checks what has a version that is not released yet, and nothing else;
// says what has changed, writes archives, and publishes the packages. With `--dry` it publishes nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { archiveAll } from './release/archive.mjs';
import { readMembers } from './release/members.mjs';
import { releaseNotes } from './release/notes.mjs';
import { removeEarlier, writeSums } from './release/sums.mjs';
import { readTags, readTime, unreleased } from './release/unreleased.mjs';
import { build } from './start/build.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { runCommand } from './terminal/run-command.mjs';
import { step } from './terminal/step.mjs';
import { runTexts } from './texts/run-texts.mjs';

const { values: options } = parseArgs({
  options: { dry: { type: 'boolean', default: false }, to: { type: 'string', default: 'release' } },
});

await main(async () => {
  const tags = await readTags(repository);
  const members = unreleased(readMembers(repository), tags);
  if (members.length === 0) {
    console.log(
      'Every version is released. `npm run version-packages` makes new ones of the changesets.',
    );
    return 0;
  }
  const notes = releaseNotes(members, tags);
  console.log(notes);

  await runTexts(['status', '--short']);
  const names = members.map(({ name }) => name);
  await step('Building', () => build(repository, names, { compression: 'best' }));
  const packages = members.filter(({ kind }) => kind === 'package').map(({ name }) => name);
  if (packages.length > 0)
    await step('Checking the packed packages', () =>
      build(repository, packages, { task: 'lint:pkg', compression: 'best' }),
    );

  const folder = resolve(options.to);
  mkdirSync(folder, { recursive: true });
  removeEarlier(folder);
  const files = [join(folder, 'RELEASE.md')];
  writeFileSync(join(folder, 'RELEASE.md'), notes);
  files.push(...(await archiveAll(members, folder, await readTime(repository))));
  writeSums(folder, files);
  for (const file of files) console.log(`  ${relative('.', file)}`);
  if (options.dry) return 0;

  // Publishes what the registry does not have, and tags each version, also those of apps.
  const { code } = await runCommand('npm', ['run', '--silent', 'changeset', '--', 'publish'], {
    cwd: repository,
    isShown: true,
  });
  if (code !== 0) throw new PlainFailure('The packages could not be published; see above.');
  console.log('Push the tags (`git push --follow-tags`), and deploy the archives of the apps.');
  return 0;
});
