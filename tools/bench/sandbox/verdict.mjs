import { median } from '../median.mjs';

/**
 * Two servers that did the same in turn, in requests per second of each round.
 * @typedef {object} Comparison
 * @property {string} title what was asked of them: "one order read"
 * @property {readonly number[]} ours
 * @property {readonly number[]} floor
 * @property {number} target the least share of the floor that ours should reach
 */

/**
 * How near ours comes to the floor. Rounds that follow each other are compared with each other,
 * because what else the machine does changes from minute to minute.
 *
 * @param {Comparison} comparison
 * @returns {{ ratio: number, isReached: boolean }}
 */
export function verdict({ ours, floor, target }) {
  const ratio = median(ours.map((rate, round) => rate / (floor[round] ?? Number.NaN)));
  return { ratio, isReached: ratio >= target };
}

/**
 * A comparison as one line for people.
 *
 * @param {Comparison} comparison
 * @returns {string}
 */
export function verdictLine(comparison) {
  const { title, ours, floor, target } = comparison;
  const { ratio } = verdict(comparison);
  const rates = `${median(ours).toFixed(0)}/s beside ${median(floor).toFixed(0)}/s`;
  return `${title.padEnd(20)} ${rates}, ratio ${ratio.toFixed(2)} (target ${target.toFixed(1)})`;
}
