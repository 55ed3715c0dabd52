import { setTimeout as pause } from 'node:timers/promises';
import { PlainFailure } from '../terminal/plain-failure.mjs';

const pollEveryMs = 150;

/**
 * Waits until the sandbox answers its health check.
 *
 * @param {string} origin for instance `http://127.0.0.1:4000`
 * @param {AbortSignal} ended aborted when the sandbox has ended, which ends the waiting
 * @param {number} patienceMs
 * @param {Readonly<Record<string, string>>} headers what its control calls have to be asked with
 * @returns {Promise<'healthy' | 'ended'>}
 * @throws {PlainFailure} when patience has run out
 */
export async function waitUntilHealthy(origin, ended, patienceMs, headers = {}) {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (ended.aborted) return 'ended';
    if (await isHealthy(`${origin}/sandbox/health`, headers)) return 'healthy';
    await pause(pollEveryMs);
  }
  throw new PlainFailure(
    `The sandbox did not answer at ${origin}/sandbox/health within ${patienceMs / 1000} s.`,
  );
}

/**
 * @param {string} url
 * @param {Readonly<Record<string, string>>} headers
 */
async function isHealthy(url, headers) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
    return answer.ok;
  } catch {
    return false;
  }
}
