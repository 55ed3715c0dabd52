/**
 * A measured value and its limit.
 *
 * @typedef {object} Budget
 * @property {string} what
 * @property {number} value
 * @property {number} max
 * @property {(value: number) => string} format
 */

/** @param {Budget} budget */
export function isWithinBudget({ value, max }) {
  return value <= max;
}

/**
 * Returns a table row: what, value, limit, result.
 *
 * @param {Budget} budget
 * @returns {string[]}
 */
export function budgetRow(budget) {
  const { what, value, max, format } = budget;
  return [what, format(value), `max ${format(max)}`, isWithinBudget(budget) ? 'ok' : 'EXCEEDED'];
}
