import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../terminal/plain-failure.mjs';

const pollIntervalMs = 150;

/**
 * Waits until the sandbox answers its health check.
 *
 * @param {string} origin for instance `http://127.0.0.1:4000`
 * @param {AbortSignal} ended aborted when the sandbox has exited
 * @param {number} timeoutMs
 * @param {Readonly<Record<string, string>>} headers of its control calls
 * @returns {Promise<'healthy' | 'ended'>}
 * @throws {PlainFailure} after the timeout
 */
export async function waitUntilHealthy(origin, ended, timeoutMs, headers = {}) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (ended.aborted) return 'ended';
    if (await isHealthy(`${origin}/sandbox/health`, headers)) return 'healthy';
    await wait(pollIntervalMs);
  }
  throw new PlainFailure(
    `The sandbox did not answer at ${origin}/sandbox/health within ${timeoutMs / 1000} s.`,
  );
}

/**
 * @param {string} url
 * @param {Readonly<Record<string, string>>} headers
 */
async function isHealthy(url, headers) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
