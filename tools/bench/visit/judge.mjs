import { medianOf, medianRatio } from './figures.mjs';

/** @typedef {import('./limits.mjs').Limit} Limit */

/**
 * A limit with what was measured.
 *
 * @typedef {Limit & {
 *   value: number | null,
 *   floorValue: number | null,
 *   ratio: number | null,
 *   result: 'ok' | 'EXCEEDED' | 'not measured',
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
  const { visit, figure, floor, floorFigure, max, isEnforced } = limit;
  const value = medianOf(rounds, visit, figure);
  const ratio = floor === null ? null : medianRatio(rounds, figure, { visit, floor, floorFigure });
  const judged = floor === null ? value : ratio;
  const measured = judged !== null && judged <= max ? 'ok' : 'EXCEEDED';
  const result = judged === null ? 'not measured' : measured;
  return {
    ...limit,
    value,
    floorValue: floor === null ? null : medianOf(rounds, floor, floorFigure),
    ratio,
    result,
    isFailure: isEnforced && result !== 'ok',
  };
}
