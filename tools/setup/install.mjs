import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installError } from './install-error.mjs';
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
  const wanted = fingerprint(root, runtime);
  if (isInstalled(root, wanted)) return;

  ensureWritable(join(root, 'node_modules'), 'the packages');
  console.log('Installing the packages; the first time takes about a minute …');
  const manager = readPackageManager(root);
  // --yes: without it npm asks before it downloads the package manager.
  const install = ['exec', '--yes', '--', manager, 'install', '--frozen-lockfile'];
  const quiet = ['--prefer-offline', '--config.confirmModulesPurge=false'];
  const ended = await runCommand('npm', [...install, ...quiet], { cwd: root, isShown: true });
  if (ended.code !== 0) throw new PlainFailure(installError(ended.output, { root, manager }));
  writeStamp(root, wanted);
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
