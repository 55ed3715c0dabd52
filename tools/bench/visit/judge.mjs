import { medianOf, medianRatio } from './figures.mjs';

/** @typedef {import('./limits.mjs').Limit} Limit */

/**
 * A limit with what was measured.
 *
 * @typedef {Limit & {
 *   value: number | null,
 *   floorValue: number | null,
 *   ratio: number | null,
 *   result: 'ok' | 'above target' | 'EXCEEDED' | 'not measured',
 *   isFailure: boolean,
 * }} Judged
 */

/**
 * Compares the medians of the rounds with a limit. A limit that is enforced fails the run if it is
 * exceeded, or could not be measured.
 *
 * @param {readonly import('./figures.mjs').Round[]} rounds
 * @param {Limit} limit
 * @returns {Judged}
 */
export function judge(rounds, limit) {
  const { visit, figure, floor, floorFigure, isEnforced } = limit;
  const value = medianOf(rounds, visit, figure);
  const ratio = floor === null ? null : medianRatio(rounds, figure, { visit, floor, floorFigure });
  const result = resultOf(floor === null ? value : ratio, limit);
  const isMissed = result === 'EXCEEDED' || result === 'not measured';
  return {
    ...limit,
    value,
    floorValue: floor === null ? null : medianOf(rounds, floor, floorFigure),
    ratio,
    result,
    isFailure: isEnforced && isMissed,
  };
}

/**
 * @param {number | null} value
 * @param {Limit} limit
 * @returns {Judged['result']}
 */
function resultOf(value, { target, max }) {
  if (value === null) return 'not measured';
  if (value <= target) return 'ok';
  return value <= max ? 'above target' : 'EXCEEDED';
}
