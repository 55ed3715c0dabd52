import { join } from 'node:path';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { runCommand } from '../../tools/terminal/run-command.mjs';

/**
 * Installs the competing SDKs. They are in a separate workspace, since only this benchmark needs them
 * and they are a quarter of the size of all other packages.
 *
 * @returns {Promise<void>}
 * @throws {PlainFailure} with the output of the package manager
 */
export async function installCompetitors() {
  const { code, output } = await runCommand(
    join(repository, 'node_modules/.bin/pnpm'),
    ['install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: join(import.meta.dirname, 'competitors') },
  );
  if (code !== 0) throw new PlainFailure(output);
}
