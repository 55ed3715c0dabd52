import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../tools/bench/free-port.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const probeTimeoutMs = 2_500;
const pollMs = 50;
/** A killed server can still answer for a moment, so being ready once proves nothing. */
const steadyMs = 600;
const maxOutput = 400;

/** Creates a sandbox that does not run yet, on a data folder, with its log beside it. */
export async function createInstance(name, data) {
  const port = await findFreePort();
  const logPath = `${data}-${name}.log`;
  let child = null;

  async function end(signal) {
    const ending = child;
    // An end that is wanted takes the process out first, so that it does not count as unexpected.
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }

  const instance = {
    port,
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
          SANDBOX_DATA: data,
        },
        stdio: ['ignore', log, log],
        // Ctrl+C ends the run, which then stops its instances.
        detached: true,
      });
      child = started;
      started.on('exit', () => {
        if (child !== started) return;
        child = null;
        instance.unexpectedExits.push(readFileSync(logPath, 'utf8').slice(-maxOutput).trim());
      });
    },
    kill: () => end('SIGKILL'),
    signal: (signal) => void child?.kill(signal),
    /** Makes a call of the control API; null if it is not answered. */
    async control(path, { method = 'GET', body, timeoutMs = 10_000 } = {}) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/sandbox/${path}`, {
          method,
          signal: AbortSignal.timeout(timeoutMs),
          body: JSON.stringify(body),
          headers: body === undefined ? {} : { 'content-type': 'application/json' },
        });
        const parsed = await response.json();
        return response.ok ? parsed : null;
      } catch {
        return null;
      }
    },
    async stop() {
      child?.kill('SIGCONT');
      await Promise.race([end('SIGTERM'), wait(stopTimeoutMs, null, { ref: false })]);
    },
  };
  return instance;
}

/**
 * Waits until all instances can make orders, and go on so.
 *
 * @returns {Promise<number | null>} the milliseconds until then; null if they cannot in time
 */
export async function waitUntilReady(instances, timeoutMs) {
  const began = performance.now();
  const probe = (instance) => instance.control('health/ready', { timeoutMs: probeTimeoutMs });
  let readySince = null;
  while (performance.now() - began < timeoutMs) {
    const asked = performance.now();
    const ready = await Promise.all(instances.map(probe));
    if (ready.includes(null)) readySince = null;
    else readySince ??= asked;
    if (readySince !== null && performance.now() - readySince > steadyMs) return readySince - began;
    if (instances.some(({ unexpectedExits }) => unexpectedExits.length > 0)) return null;
    await wait(pollMs);
  }
  return null;
}

/** Starts instances one after the other, since the first one creates the database. */
export async function startAll(instances) {
  for (const instance of instances) {
    instance.start();
    if ((await waitUntilReady([instance], startTimeoutMs)) === null)
      throw new PlainFailure(`The sandbox did not start. ${instance.unexpectedExits.join('\n')}`);
  }
}
