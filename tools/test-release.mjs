// `npm run test:release`: makes a release of one app, and one of one package, in a clone, and compares the
// other app's build there with the one here. Needs that build.
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, fingerprint } from './release/fingerprint.mjs';
import { readMembers } from './release/members.mjs';
import { installTools } from './setup/install.mjs';
import { makeClone, run } from './terminal/clone.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { step } from './terminal/step.mjs';

const otherApp = 'apps/storefront-legacy';

await main(async () => {
  await installTools(repository);
  const clone = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await step('Releasing everything in a clone', async () => releaseAll(clone));
    await step('Releasing a change of one app', async () =>
      expectReleasedAlone(clone, 'apps/storefront-new', 'src/main.tsx'),
    );
    await step('Releasing a change of one package', async () =>
      expectReleasedAlone(clone, 'packages/conformance', 'src/main.ts'),
    );
    await step('Comparing the other app', async () => {
      await run(clone, 'turbo', 'run', 'build', `--filter=./${otherApp}`);
      const built = [repository, clone].map((root) => uncompressed(join(root, otherApp, 'dist')));
      const [here = new Map(), there = new Map()] = built;
      const changed = differences(here, there);
      if (here.size === 0 || changed.length > 0)
        throw new PlainFailure(`${otherApp} is built differently: ${changed.join(', ')}.`);
    });
    return 0;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

/**
 * Returns the fingerprint of a build without its compressed copies: that of the tests has them at another level.
 *
 * @param {string} folder
 */
function uncompressed(folder) {
  return new Map([...fingerprint(folder)].filter(([path]) => !/\.(br|gz)$/.test(path)));
}

/**
 * Clones the repository, and tags each version as a release does.
 *
 * @param {string} clone
 */
async function releaseAll(clone) {
  await makeClone(clone);
  await run(clone, 'git', 'config', 'user.name', 'release test');
  await run(clone, 'git', 'config', 'user.email', 'release@example.invalid');
  await raiseVersions(clone);
  await run(clone, 'changeset', 'tag');
}

/**
 * Changes a file of a workspace package, makes a dry release, and expects nothing else in it.
 *
 * @param {string} clone
 * @param {string} folder of the package
 * @param {string} file to change, in that folder
 */
async function expectReleasedAlone(clone, folder, file) {
  appendFileSync(join(clone, folder, file), "\nperformance.mark('changed');\n");
  const { name } = memberIn(clone, folder);
  writeFileSync(join(clone, '.changeset/one.md'), `---\n'${name}': patch\n---\n\nA change.\n`);
  await raiseVersions(clone);

  const to = mkdtempSync(join(clone, 'archives-'));
  await run(clone, process.execPath, 'tools/release.mjs', '--dry', '--to', to);
  const archives = readdirSync(to);
  const expected = `${name.slice(1).replace('/', '-')}-${memberIn(clone, folder).version}.tgz`;
  // A storefront also has its source maps.
  const maps = folder.startsWith('apps/') ? [expected.replace(/tgz$/, 'maps.tgz')] : [];
  if (archives.sort().join() !== [...maps, expected].join())
    throw new PlainFailure(`A change of ${name} has released ${archives.join(', ')}.`);
  // Fails if the file is not in the archive.
  if (folder === 'apps/storefront-new')
    await run(to, 'tar', '-tzf', expected, 'script-inventory/nova.md');
  await run(clone, 'changeset', 'tag');
}

/**
 * @param {string} root
 * @param {string} folder
 */
function memberIn(root, folder) {
  const found = readMembers(root).find((member) => member.folder === join(root, folder));
  if (found === undefined) throw new PlainFailure(`${folder} is not released.`);
  return found;
}

/** @param {string} clone */
async function raiseVersions(clone) {
  await run(clone, 'changeset', 'version');
  await run(clone, 'git', 'add', '--all');
  await run(clone, 'git', 'commit', '--quiet', '--message', 'Raise versions');
}
