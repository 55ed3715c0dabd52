import { join } from 'node:path';
import { waitUntilHealthy } from '../start/health.mjs';
import { startSandbox } from '../start/sandbox-process.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { findFreePort } from './free-port.mjs';

const startTimeoutMs = 60_000;

/**
 * Starts the built sandbox on a new database, since benchmarks fill it, as it serves players: without control calls.
 * Settings of the environment are ignored.
 *
 * @param {string} dataFolder
 * @param {Readonly<Record<string, string>>} settings further environment variables
 */
export async function startSandboxServer(dataFolder, settings = {}) {
  const port = await findFreePort();
  const sandbox = startSandbox(join(repository, 'apps/sandbox/dist/main.js'), {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX_DATA: dataFolder,
      ...settings,
    },
  });
  const state = await waitUntilHealthy(`http://127.0.0.1:${port}`, sandbox.ended, startTimeoutMs);
  if (state === 'ended')
    throw new PlainFailure('The sandbox exited before it was ready; see above.');
  return {
    port,
    pid: sandbox.pid,
    stop: async () => {
      sandbox.stop();
      await sandbox.exitCode;
    },
  };
}
