import { median } from '../../tools/bench/median.mjs';

/**
 * Returns the ratio of two candidates: the median of the ratios of the rounds, so that a slow round
 * does not distort it.
 *
 * @param {readonly import('./rounds.mjs').Round[]} rounds
 * @param {string} name
 * @param {string} other
 * @returns {number}
 */
export function ratio(rounds, name, other) {
  return median(rounds.map((round) => (round[name] ?? Number.NaN) / (round[other] ?? Number.NaN)));
}
