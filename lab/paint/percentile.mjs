/**
 * Returns the smallest value that the given percentage of the values does not exceed.
 *
 * @param {readonly number[]} values at least one
 * @param {number} percent
 * @returns {number}
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
