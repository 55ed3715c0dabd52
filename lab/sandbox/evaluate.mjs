import { median } from '../../tools/bench/median.mjs';

/**
 * The rates of two servers under the same load, in requests per second by round.
 * @typedef {object} Comparison
 * @property {string} title the kind of request, for example "one order read"
 * @property {readonly number[]} sandbox
 * @property {readonly number[]} baseline
 * @property {number} minRatio minimal rate of the sandbox, as a share of the baseline's
 */

/**
 * Returns the ratio of the rates and whether it is sufficient. Consecutive rounds are compared with
 * each other, since other load on the machine changes over time.
 *
 * @param {Comparison} comparison
 * @returns {{ ratio: number, isReached: boolean }}
 */
export function evaluate({ sandbox, baseline, minRatio }) {
  const ratio = median(sandbox.map((rate, round) => rate / (baseline[round] ?? Number.NaN)));
  return { ratio, isReached: ratio >= minRatio };
}

/**
 * Formats a comparison as one line of text.
 *
 * @param {Comparison} comparison
 * @returns {string}
 */
export function formatComparison(comparison) {
  const { title, sandbox, baseline, minRatio } = comparison;
  const { ratio } = evaluate(comparison);
  const rates = `${median(sandbox).toFixed(0)}/s, baseline ${median(baseline).toFixed(0)}/s`;
  return `${title.padEnd(20)} ${rates}, ratio ${ratio.toFixed(2)} (min ${minRatio.toFixed(1)})`;
}
