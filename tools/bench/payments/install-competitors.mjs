import { join } from 'node:path';
import { PlainFailure } from '../../terminal/plain-failure.mjs';
import { repository } from '../../terminal/repository.mjs';
import { runCommand } from '../../terminal/run-command.mjs';

/**
 * Installs the SDKs that ours is compared with. They are a workspace of their own, since they are a
 * quarter as large as everything else together and only this benchmark needs them.
 *
 * @returns {Promise<void>}
 * @throws {PlainFailure} with what the package manager printed
 */
export async function installCompetitors() {
  const { code, output } = await runCommand(
    join(repository, 'node_modules/.bin/pnpm'),
    ['install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: join(import.meta.dirname, 'competitors') },
  );
  if (code !== 0) throw new PlainFailure(output);
}
