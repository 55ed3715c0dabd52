/**
 * The limits for a kind of input, in milliseconds of Event Timing on an idle machine with two cores,
 * and the median of the baseline there. On a slower machine the ratio of the two is the limit.
 *
 * @typedef {object} Target
 * @property {number} median
 * @property {number} slowest 98th percentile
 * @property {number} baseline
 */

/** @type {Readonly<Record<'tap' | 'key', Target>>} */
export const targets = {
  tap: { median: 40, slowest: 64, baseline: 32 },
  key: { median: 32, slowest: 48, baseline: 16 },
};
