import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../tools/bench/free-port.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { createLink } from './tcp-link.mjs';

const stopTimeoutMs = 15_000;
const probeTimeoutMs = 2_500;
const maxOutput = 400;

/**
 * Creates an instance that does not run yet.
 *
 * @param {string} folder for its log
 */
export async function createInstance(name, environment, folder) {
  const port = await findFreePort();
  const link = await createLink(port);
  const logPath = join(folder, `${name}.log`);
  let child = null;

  const instance = {
    name,
    port,
    link,
    starts: 0,
    unexpectedExits: [],
    start() {
      const log = openSync(logPath, 'a');
      const started = spawn(process.execPath, [join(repository, 'apps/sandbox/dist/main.js')], {
        cwd: repository,
        env: {
          PATH: process.env['PATH'],
          PORT: String(port),
          HOST: '127.0.0.1',
          SANDBOX_CONTROL: '1',
          SANDBOX_FAST_PASSWORDS: '1',
          ...environment,
        },
        stdio: ['ignore', log, log],
        // Ctrl+C ends the run, which then stops its instances.
        detached: true,
      });
      child = started;
      instance.starts += 1;
      started.on('exit', () => {
        // A wanted end takes the process out of `child` first.
        if (child !== started) return;
        child = null;
        instance.unexpectedExits.push(readFileSync(logPath, 'utf8').slice(-maxOutput).trim());
      });
    },
    async kill() {
      await end('SIGKILL');
    },
    signal: (signal) => void child?.kill(signal),
    async isReady() {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/sandbox/health/ready`, {
          signal: AbortSignal.timeout(probeTimeoutMs),
        });
        await response.text();
        return response.ok;
      } catch {
        return false;
      }
    },
    async stop() {
      child?.kill('SIGCONT');
      await Promise.race([end('SIGTERM'), wait(stopTimeoutMs, null, { ref: false })]);
      await link.close();
    },
  };

  async function end(signal) {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }
  return instance;
}

const pollMs = 50;
/** A killed server can still answer for a moment, so being ready once proves nothing. */
const steadyMs = 600;

/**
 * Waits until all instances can make orders, and go on so.
 *
 * @returns {Promise<number | null>} the milliseconds until then; null if they cannot in time
 */
export async function waitUntilReady(instances, timeoutMs) {
  const began = performance.now();
  let readySince = null;
  while (performance.now() - began < timeoutMs) {
    const asked = performance.now();
    const ready = await Promise.all(instances.map(async (instance) => instance.isReady()));
    if (!ready.every(Boolean)) readySince = null;
    else readySince ??= asked;
    if (readySince !== null && performance.now() - readySince > steadyMs) return readySince - began;
    if (instances.some(({ unexpectedExits }) => unexpectedExits.length > 0)) return null;
    await wait(pollMs);
  }
  return null;
}

/**
 * Starts instances and waits until they can make orders.
 *
 * @throws {PlainFailure} if one cannot start
 */
export async function startAll(instances) {
  const startTimeoutMs = 60_000;
  for (const instance of instances) {
    instance.start();
    if ((await waitUntilReady([instance], startTimeoutMs)) !== null) continue;
    const output = instance.unexpectedExits.join('\n');
    throw new PlainFailure(`The sandbox did not start. ${output}`);
  }
}
