// `npm run test:release`: makes releases of each app alone, and one of one package, in a clone, and compares the
// other app's build before and after. Makes one of the releases twice, and compares the bytes.
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
    const before = await step('Building the other app', async () => buildOf(clone, otherApp));
    await step('Releasing a change of one app', async () =>
      expectReleasedAlone(clone, 'apps/storefront-new', 'src/main.tsx'),
    );
    await step('Releasing a change of one package', async () =>
      expectReleasedAlone(clone, 'packages/conformance', 'src/main.ts'),
    );
    await step('Comparing the other app', async () => {
      const changed = differences(before, await buildOf(clone, otherApp));
      if (before.size === 0 || changed.length > 0)
        throw new PlainFailure(`${otherApp} is built differently: ${changed.join(', ')}.`);
    });
    await step('Releasing a change of that app', async () =>
      expectReleasedAlone(clone, otherApp, 'src/main.tsx'),
    );
    return 0;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

/**
 * Builds an app with nothing taken from the cache of builds, and returns the fingerprint of the build.
 *
 * @param {string} clone
 * @param {string} folder of the app
 */
async function buildOf(clone, folder) {
  const settings = ['TURBO_FORCE=true', 'SHOP_COMPRESSION=quick'];
  await run(clone, 'env', ...settings, 'turbo', 'run', 'build', `--filter=./${folder}`);
  return fingerprint(join(clone, folder, 'dist'));
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
 * Changes a file of a workspace package, makes a dry release, and expects nothing else in it, and the same bytes again.
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

  const { version } = memberIn(clone, folder);
  const to = await releaseDry(clone, 'UTC');
  const archives = readdirSync(to).filter((file) => file.endsWith('.tgz'));
  const expected = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  // A storefront also has its source maps.
  const maps = folder.startsWith('apps/') ? [expected.replace(/tgz$/, 'maps.tgz')] : [];
  if (archives.sort().join() !== [...maps, expected].join())
    throw new PlainFailure(`A change of ${name} has released ${archives.join(', ')}.`);
  if (!readFileSync(join(to, 'RELEASE.md'), 'utf8').includes('A change.'))
    throw new PlainFailure(`RELEASE.md does not say what ${name} ${version} changes.`);
  await run(to, 'sha256sum', '--check', '--quiet', 'SHA256SUMS');

  const again = await releaseDry(clone, 'Asia/Tokyo');
  const changed = differences(fingerprint(to), fingerprint(again));
  if (changed.length > 0)
    throw new PlainFailure(`Another release of ${name} differs: ${changed.join(', ')}.`);
  await run(clone, 'changeset', 'tag');
}

/**
 * Makes a dry release with nothing taken from the cache of builds.
 *
 * @param {string} clone
 * @param {string} zone of the time, which must not be seen in the files
 * @returns {Promise<string>} the folder with the archives
 */
async function releaseDry(clone, zone) {
  const to = mkdtempSync(join(clone, 'archives-'));
  const release = ['npm', 'run', '--silent', 'release', '--', '--dry', '--to', to];
  await run(clone, 'env', `TZ=${zone}`, 'TURBO_FORCE=true', ...release);
  return to;
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
  // There may be no changeset.
  await run(clone, 'git', 'commit', '--quiet', '--allow-empty', '--message', 'Raise versions');
}
