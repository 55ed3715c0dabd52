/**
 * What is promised for a kind of input, in milliseconds of Event Timing on a quiet machine with two
 * cores, and what the floor took there. Another machine is asked for the ratio.
 *
 * @typedef {object} Target
 * @property {number} median
 * @property {number} slowest 98th percentile
 * @property {number} floor
 */

/** @type {Readonly<Record<'tap' | 'key', Target>>} */
export const targets = {
  tap: { median: 40, slowest: 64, floor: 32 },
  key: { median: 32, slowest: 48, floor: 16 },
};
