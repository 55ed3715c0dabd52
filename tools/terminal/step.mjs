import { styled } from './style.mjs';

/**
 * Says what is being done, does it, and says how long it took.
 *
 * @template T
 * @param {string} title what is being done, as one would say it: "Building the storefront"
 * @param {() => Promise<T>} work
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} out
 * @param {() => number} now milliseconds
 * @returns {Promise<T>}
 */
export async function step(title, work, out = process.stdout, now = () => performance.now()) {
  const startedAt = now();
  out.write(`${title} … `);
  try {
    const result = await work();
    out.write(styled('dim', `${seconds(now() - startedAt)}\n`, out));
    return result;
  } catch (error) {
    out.write(styled('red', `failed after ${seconds(now() - startedAt)}\n`, out));
    throw error;
  }
}

/**
 * A duration in seconds with one decimal: `12.3 s`.
 *
 * @param {number} milliseconds
 * @returns {string}
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
