/**
 * Individual tests, counted.
 * @typedef {{ passed: number, failed: number, skipped: number }} Total
 */

/**
 * @param {readonly Total[]} totals
 * @returns {Total}
 */
export function addTotals(totals) {
  const sum = (/** @type {keyof Total} */ field) =>
    totals.reduce((count, total) => count + total[field], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The one line that says how it went. Skipped tests are named only where there are any.
 *
 * @param {Total} total
 * @returns {string} `12 passed, 0 failed` or `12 passed, 0 failed, 3 skipped`
 */
export function totalLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
