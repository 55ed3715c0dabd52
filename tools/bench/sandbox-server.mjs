import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
 * @param {Readonly<Record<string, string>>} settings further environment variables
 */
export async function startSandboxServer(settings = {}) {
  const data = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(data, 0o755);
  const port = await findFreePort();
  const sandbox = startSandbox(join(repository, 'apps/sandbox/dist/main.js'), {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX_DATA: data,
      ...settings,
    },
  });
  async function stop() {
    sandbox.stop();
    await sandbox.exitCode;
    rmSync(data, { recursive: true, force: true });
  }
  const state = await waitUntilHealthy(`http://127.0.0.1:${port}`, sandbox.ended, startTimeoutMs);
  if (state === 'ended') {
    await stop();
    throw new PlainFailure('The sandbox exited before it was ready; see above.');
  }
  return { port, pid: sandbox.pid, data, stop };
}
