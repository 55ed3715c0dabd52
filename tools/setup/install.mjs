import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installError } from './install-error.mjs';
import { listManifests } from './manifests.mjs';
import { environmentOf, findPackageManager } from './package-manager.mjs';
import { isInstalled, writeStamp } from './stamp.mjs';
import { ensureWritable } from './writable.mjs';

const runtime = `${process.version} ${process.platform} ${process.arch}`;

/**
 * Installs the workspace's packages if anything they depend on has changed.
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
  const manager = await findPackageManager(root);
  const installation = ['install', '--frozen-lockfile', '--prefer-offline'];
  const ended = await runCommand(
    process.execPath,
    [manager.program, ...installation, '--config.confirmModulesPurge=false'],
    { cwd: folder, isShown: true, env: environmentOf(manager) },
  );
  if (ended.code !== 0) throw new PlainFailure(installError(ended.output, { root, folder }));
  writeStamp(folder, wanted);
}
