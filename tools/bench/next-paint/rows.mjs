/** @typedef {import('./figures.mjs').Figures} Figures */

/** @param {number} value */
const asMilliseconds = (value) => `${value.toFixed(0)} ms`;

/**
 * One row for each comparison, below a head.
 *
 * @param {readonly Figures[]} figures
 * @returns {string[][]}
 */
export function rowsOf(figures) {
  const head = [
    ...['median', '98 %', 'floor', '98 %', 'plain React', '× floor', 'shown after'],
    ...['median', '98 %'],
  ];
  return [
    ['to the next paint', ...head],
    ...figures.map((one) => [
      one.what,
      asMilliseconds(one.median),
      asMilliseconds(one.slowest),
      asMilliseconds(one.floorMedian),
      asMilliseconds(one.floorSlowest),
      one.plainMedian === null ? '' : asMilliseconds(one.plainMedian),
      `${one.ratio.toFixed(2)} ×`,
      asMilliseconds(one.shown),
      one.verdict,
      one.slowestVerdict,
    ]),
  ];
}
