import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installError } from './install-error.mjs';
import { listManifests } from './manifests.mjs';
import { isInstalled, writeStamp } from './stamp.mjs';
import { ensureWritable } from './writable.mjs';

const runtime = `${process.version} ${process.platform} ${process.arch}`;

/**
 * Installs the workspace's packages if anything they depend on has changed. npm downloads the package
 * manager, so it need not be installed.
 *
 * @param {string} root
 * @returns {Promise<void>}
 * @throws {PlainFailure}
 */
export async function installPackages(root) {
  const title = 'Installing the packages; the first time takes about a minute …';
  await install({ root, folder: root, manifests: listManifests(root), title });
}

/**
 * Installs what only checks and releases need, in `tools`, if it has changed.
 *
 * @param {string} root
 * @returns {Promise<void>}
 * @throws {PlainFailure}
 */
export async function installTools(root) {
  const title = 'Installing the tools of checks and releases; the first time takes half a minute …';
  await install({ root, folder: join(root, 'tools'), manifests: ['package.json'], title });
}

/**
 * @param {object} what
 * @param {string} what.root of the repository
 * @param {string} what.folder of the lockfile
 * @param {readonly string[]} what.manifests relative to the folder
 * @param {string} what.title
 */
async function install({ root, folder, manifests, title }) {
  const wanted = fingerprint(folder, runtime, manifests);
  if (isInstalled(folder, wanted, manifests)) return;

  ensureWritable(join(folder, 'node_modules'), 'the packages');
  console.log(title);
  const manager = readPackageManager(root);
  // --yes: without it npm asks before it downloads the package manager.
  const installation = ['exec', '--yes', '--', manager, 'install', '--frozen-lockfile'];
  const quiet = ['--prefer-offline', '--config.confirmModulesPurge=false'];
  const ended = await runCommand('npm', [...installation, ...quiet], {
    cwd: folder,
    isShown: true,
  });
  if (ended.code !== 0)
    throw new PlainFailure(installError(ended.output, { root: folder, manager }));
  writeStamp(folder, wanted);
}

/**
 * Returns name and version of the package manager, without the hash, which npm does not accept.
 *
 * @param {string} root
 */
function readPackageManager(root) {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const [, manager] = /"packageManager": "([^"+]+)/.exec(manifest) ?? [];
  if (manager === undefined) throw new Error('package.json has no packageManager');
  return manager;
}
