import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installComplaint } from './install-complaint.mjs';
import { isInstalled, writeStamp } from './stamp.mjs';
import { ensureWritable } from './writable.mjs';

const runtime = `${process.version} ${process.platform} ${process.arch}`;

/**
 * Installs the workspace's packages when anything they depend on has changed; else does nothing.
 * npm fetches the one package manager the lockfile was made with, so none has to be on the machine.
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
  // --yes: npm would otherwise ask before it fetches the package manager.
  const install = ['exec', '--yes', '--', manager, 'install', '--frozen-lockfile'];
  const quiet = ['--prefer-offline', '--config.confirmModulesPurge=false'];
  const ended = await runCommand('npm', [...install, ...quiet], { cwd: root, isShown: true });
  if (ended.code !== 0) throw new PlainFailure(installComplaint(ended.output, { root, manager }));
  writeStamp(root, wanted);
}

/**
 * Name and version, without the hash that may follow them, which npm would not understand.
 *
 * @param {string} root
 */
function readPackageManager(root) {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const [, manager] = /"packageManager": "([^"+]+)/.exec(manifest) ?? [];
  if (manager === undefined) throw new Error('package.json names no packageManager');
  return manager;
}
