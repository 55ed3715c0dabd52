import { median } from '../median.mjs';

/**
 * The figures of one visit, or their medians. Times are milliseconds since navigation.
 *
 * @typedef {object} Figures
 * @property {number | null} largestPaint
 * @property {number | null} goodsShown
 * @property {number | null} goodsReady when they can be chosen
 * @property {number | null} channelsShown
 * @property {number | null} afterTap from the tap on "Buy" to the first channel
 * @property {number} blockingTime
 * @property {number} shifts sum of all unexpected layout shifts
 * @property {number | null} requestsUntilReady until goods can be chosen, without pictures
 * @property {number} requests in the time of observation, without pictures
 * @property {number} pictures
 * @property {number} bytes
 * @property {number} mainThread duration of all its tasks: the sum of the next five
 * @property {number} compiling of scripts; most of it is parsing
 * @property {number} running of scripts, which also renders and hydrates
 * @property {number} styling
 * @property {number} layout
 * @property {number} otherTasks such as parsing the page, painting and collecting garbage
 */

/** @typedef {'mainThread' | 'compiling' | 'running' | 'styling' | 'layout' | 'otherTasks'} ThreadFigure those of the main thread */

/** @typedef {ReadonlyMap<string, Figures>} Round the figures of one round, by visit */

/**
 * Returns the median of a figure over the rounds; null if no round has it.
 *
 * @param {readonly Round[]} rounds
 * @param {string} visit
 * @param {keyof Figures} figure
 * @returns {number | null}
 */
export function medianOf(rounds, visit, figure) {
  const values = rounds.flatMap((round) => round.get(visit)?.[figure] ?? []);
  return values.length === 0 ? null : median(values);
}

/**
 * Returns the median of the ratios of two visits over the rounds that have both, so that a slow round
 * counts for both of them; null if there is none.
 *
 * @param {readonly Round[]} rounds
 * @param {keyof Figures} figure
 * @param {{ visit: string, floor: string, floorFigure: keyof Figures }} of
 * @returns {number | null}
 */
export function medianRatio(rounds, figure, { visit, floor, floorFigure }) {
  const ratios = rounds.flatMap((round) => {
    const value = round.get(visit)?.[figure] ?? null;
    const base = round.get(floor)?.[floorFigure] ?? null;
    return value === null || base === null ? [] : value / base;
  });
  return ratios.length === 0 ? null : median(ratios);
}
