import { median } from '../median.mjs';
import { medianOf } from './figures.mjs';
import { floors, visitNames } from './visits.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * A limit of a figure, or of its ratio to a figure of a floor that is visited in the same run.
 *
 * @typedef {object} Limit
 * @property {string} visit
 * @property {Figure} figure
 * @property {string | null} floor the visit it is compared with; null if the figure itself is limited
 * @property {Figure} floorFigure
 * @property {number} max
 * @property {boolean} isEnforced whether a run fails by it
 */

/** The maximal JavaScript of a first screen, with its interim module, as a multiple of the hello app's. */
export const maxInitialJsRatio = 1.15;

/** The maximal size of the home page of an app, in bytes as it is sent with brotli. */
export const maxPageBytes = 20_000;

/** The largest sum of layout shifts that tools show as 0. */
const noShift = 0.0005;

/** Figures that do not depend on the machine; times are only printed. */
const enforced = new Set(['requestsUntilReady', 'requests', 'shifts']);

/**
 * @param {string} visit
 * @param {Figure} figure
 * @param {number} max
 * @param {{ floor?: string, floorFigure?: Figure }} of
 * @returns {Limit}
 */
function limit(visit, figure, max, { floor, floorFigure = figure } = {}) {
  return {
    visit,
    figure,
    floor: floor ?? null,
    floorFigure,
    max,
    isEnforced: enforced.has(figure),
  };
}

/**
 * Returns the limits of the visits to an app.
 *
 * @param {{ app: string, pages: readonly string[] }} app its name, and the paths of its other pages
 */
export function limitsOf({ app, pages }) {
  const { first, dark, returning, link, page } = visitNames(app);
  return [
    ...[first, dark].flatMap((visit) => [
      limit(visit, 'largestPaint', 1.15, { floor: floors.static }),
      limit(visit, 'goodsShown', 1.05, { floor: floors.early }),
    ]),
    // 800 ms where the static page took 679.
    limit(returning, 'goodsShown', 1.18, { floor: floors.static, floorFigure: 'largestPaint' }),
    // 2,300 ms where the floor was 2,111.
    limit(link, 'channelsShown', 1.09, { floor: floors.early, floorFigure: 'goodsShown' }),
    ...pages
      .map(page)
      .flatMap((visit) => [
        limit(visit, 'largestPaint', 1.15, { floor: floors.static }),
        limit(visit, 'requests', 20),
        limit(visit, 'shifts', noShift),
      ]),
    ...[first, dark, returning, link].flatMap((visit) => [
      limit(visit, 'blockingTime', 30),
      limit(visit, 'mainThread', 1.6, { floor: floors.hello }),
      // The payment's code and texts come before the press that shows it.
      limit(visit, 'requestsUntilReady', visit === link ? 10 : 8),
      limit(visit, 'requests', 22),
      limit(visit, 'shifts', noShift),
    ]),
  ];
}

/**
 * Returns the median of the ratios of two visits over the rounds that have both, so that a slow round
 * counts for both of them; null if there is none.
 *
 * @param {readonly import('./figures.mjs').Round[]} rounds
 * @param {Limit & { floor: string }} limit
 */
function medianRatio(rounds, { visit, figure, floor, floorFigure }) {
  const ratios = rounds.flatMap((round) => {
    const value = round.get(visit)?.[figure] ?? null;
    const base = round.get(floor)?.[floorFigure] ?? null;
    return value === null || base === null ? [] : value / base;
  });
  return ratios.length === 0 ? null : median(ratios);
}

/**
 * Compares the medians of the rounds with a limit. A limit that is enforced fails the run if it is
 * exceeded, or could not be measured.
 *
 * @param {readonly import('./figures.mjs').Round[]} rounds
 * @param {Limit} limit
 */
export function judge(rounds, limit) {
  const { visit, figure, floor, floorFigure, max, isEnforced } = limit;
  const value = medianOf(rounds, visit, figure);
  const floorValue = floor === null ? null : medianOf(rounds, floor, floorFigure);
  const ratio = floor === null ? null : medianRatio(rounds, { ...limit, floor });
  const judged = floor === null ? value : ratio;
  const measured = judged !== null && judged <= max ? 'ok' : 'EXCEEDED';
  const result = judged === null ? 'not measured' : measured;
  return { ...limit, value, floorValue, ratio, result, isFailure: isEnforced && result !== 'ok' };
}

/** @typedef {ReturnType<typeof judge>} Judged */
