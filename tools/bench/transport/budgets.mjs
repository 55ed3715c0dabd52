/**
 * A figure of ours beside what it may be at most.
 *
 * @typedef {object} Budget
 * @property {string} what
 * @property {number} ours
 * @property {number} atMost
 * @property {(value: number) => string} format
 */

/** @param {Budget} budget */
export function isKept({ ours, atMost }) {
  return ours <= atMost;
}

/**
 * A budget as a row: what, ours, at most, verdict.
 *
 * @param {Budget} budget
 * @returns {string[]}
 */
export function budgetRow(budget) {
  const { what, ours, atMost, format } = budget;
  return [what, format(ours), `at most ${format(atMost)}`, isKept(budget) ? 'kept' : 'EXCEEDED'];
}
