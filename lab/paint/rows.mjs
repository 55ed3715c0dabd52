/** @typedef {import('./figures.mjs').Figures} Figures */

/** @param {number} value */
const asMilliseconds = (value) => `${value.toFixed(0)} ms`;

/**
 * Returns the rows of the result table, with a header row.
 *
 * @param {readonly Figures[]} figures
 * @returns {string[][]}
 */
export function rowsOf(figures) {
  const head = [
    ...['median', '98 %', 'baseline', '98 %', 'plain React', '× baseline', 'shown after'],
    ...['median', '98 %'],
  ];
  return [
    ['to the next paint', ...head],
    ...figures.map((figure) => [
      figure.what,
      asMilliseconds(figure.median),
      asMilliseconds(figure.slowest),
      asMilliseconds(figure.baselineMedian),
      asMilliseconds(figure.baselineSlowest),
      figure.plainMedian === null ? '' : asMilliseconds(figure.plainMedian),
      `${figure.ratio.toFixed(2)} ×`,
      asMilliseconds(figure.shown),
      figure.medianResult,
      figure.slowestResult,
    ]),
  ];
}
