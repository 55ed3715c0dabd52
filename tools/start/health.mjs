import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../terminal/plain-failure.mjs';

const pollIntervalMs = 150;
const probe = '/sandbox/health/ready';

/**
 * Waits until the sandbox says that it is ready, which it does with and without its control calls.
 *
 * @param {string} origin for instance `http://127.0.0.1:4000`
 * @param {AbortSignal} ended aborted when the sandbox has exited
 * @param {number} timeoutMs
 * @returns {Promise<'healthy' | 'ended'>}
 * @throws {PlainFailure} after the timeout
 */
export async function waitUntilHealthy(origin, ended, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (ended.aborted) return 'ended';
    if (await isHealthy(`${origin}${probe}`)) return 'healthy';
    await wait(pollIntervalMs);
  }
  throw new PlainFailure(
    `The sandbox did not answer at ${origin}${probe} within ${timeoutMs / 1000} s.`,
  );
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
