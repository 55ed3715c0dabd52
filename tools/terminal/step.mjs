import { styled } from './style.mjs';

/**
 * Prints a title, runs the work, and prints how long it took.
 *
 * @template T
 * @param {string} title for example "Building the storefront"
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
 * Formats a duration as seconds with one decimal: `12.3 s`.
 *
 * @param {number} milliseconds
 * @returns {string}
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
