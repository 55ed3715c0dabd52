import { median } from '../median.mjs';

/**
 * How one contestant does beside another. Each round gives a ratio, so that a round in which the
 * machine was slow counts like any other.
 *
 * @param {readonly import('./rounds.mjs').Round[]} rounds
 * @param {string} name
 * @param {string} beside
 * @returns {number}
 */
export function ratio(rounds, name, beside) {
  return median(rounds.map((round) => (round[name] ?? Number.NaN) / (round[beside] ?? Number.NaN)));
}
