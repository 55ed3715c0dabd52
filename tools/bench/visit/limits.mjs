import { floors, visitNames } from './visits.mjs';

/**
 * A limit of a figure, or of its ratio to a floor that is visited in the same run.
 *
 * @typedef {object} Limit
 * @property {string} visit
 * @property {keyof import('./figures.mjs').Figures} figure
 * @property {string | null} floor the visit it is compared with; null if the figure itself is limited
 * @property {keyof import('./figures.mjs').Figures} floorFigure
 * @property {number} max
 * @property {boolean} isEnforced whether a run fails by it; times depend on the machine and are only printed
 */

/** The maximal JavaScript of a first screen, with its interim module, as a multiple of the hello app's. */
export const maxInitialJsRatio = 1.15;

/** The maximal size of the home page of an app, in bytes as it is sent with brotli. */
export const maxPageBytes = 20_000;

/** The largest sum of layout shifts that tools show as 0. */
const noShift = 0.0005;

/**
 * Returns the limits of the visits to an app.
 *
 * @param {{ app: string, pages: readonly string[] }} app its name, and the paths of its other pages
 * @returns {Limit[]}
 */
export function limitsOf({ app, pages }) {
  const { first, dark, returning, link, page } = visitNames(app);
  return [
    ...[first, dark].flatMap((visit) => [
      ratio(visit, 'largestPaint', floors.static, 1.15),
      ratio(visit, 'goodsShown', floors.early, 1.05),
    ]),
    // 800 ms where the static page took 679.
    {
      ...ratio(returning, 'goodsShown', floors.static, 1.18),
      floorFigure: 'largestPaint',
    },
    // 2,300 ms where the floor was 2,111.
    {
      ...ratio(link, 'channelsShown', floors.early, 1.09),
      floorFigure: 'goodsShown',
    },
    ...pages
      .map(page)
      .flatMap((visit) => [
        ratio(visit, 'largestPaint', floors.static, 1.15),
        steady(visit, 'requests', 20),
        steady(visit, 'shifts', noShift),
      ]),
    ...[first, dark, returning, link].flatMap((visit) => [
      absolute(visit, 'blockingTime', 30),
      ratio(visit, 'mainThread', floors.hello, 1.6),
      // The payment's code and texts come before the press that shows it.
      steady(visit, 'requestsUntilReady', visit === link ? 10 : 8),
      steady(visit, 'requests', 22),
      steady(visit, 'shifts', noShift),
    ]),
  ];
}

/**
 * @param {string} visit
 * @param {Limit['figure']} figure
 * @param {string} floor
 * @param {number} max
 * @returns {Limit}
 */
function ratio(visit, figure, floor, max) {
  return { visit, figure, floor, floorFigure: figure, max, isEnforced: false };
}

/**
 * @param {string} visit
 * @param {Limit['figure']} figure
 * @param {number} max
 * @returns {Limit}
 */
function absolute(visit, figure, max) {
  return { visit, figure, floor: null, floorFigure: figure, max, isEnforced: false };
}

/**
 * @param {string} visit
 * @param {'requestsUntilReady' | 'requests' | 'shifts'} figure
 * @param {number} max
 * @returns {Limit}
 */
function steady(visit, figure, max) {
  return { ...absolute(visit, figure, max), isEnforced: true };
}
