import { join } from 'node:path';
import { environmentOf, findPackageManager } from '../setup/package-manager.mjs';

/**
 * Returns a command that runs Turborepo. Turborepo starts the scripts of packages with the package manager that is first
 * on its PATH.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} args of Turborepo
 * @returns {Promise<{ program: string, args: readonly string[], env: NodeJS.ProcessEnv }>}
 */
export async function turboCommand(root, args) {
  const env = {
    ...environmentOf(await findPackageManager(root)),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
  // The program in node_modules/.bin does not start without a shell on Windows.
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  return { program: process.execPath, args: [turbo, ...args], env };
}
