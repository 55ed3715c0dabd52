import { medianOf } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Round} Round */

/**
 * A limit of a figure, or of its ratio to a figure of a floor that is visited in the same run.
 *
 * @typedef {{ figure: Figure, max: number, floor?: { visit: string, figure: Figure } }} Limit
 */

/** The pages that the shop is compared with. */
export const floors = { static: 'static page', hello: 'hello', early: 'goods, called early' };

/** The maximal JavaScript of a first screen, with its interim module, as a multiple of the hello app's. */
export const maxInitialJsRatio = 1.15;

/** The maximal size of the home page of an app, in bytes as it is sent with brotli. */
export const maxPageBytes = 18_000;

/** The largest sum of layout shifts that tools show as 0. */
const noShift = 0.0005;

/** Figures that do not depend on the machine; times are only printed. A run fails by these. */
const enforced = new Set(['requestsUntilReady', 'requests', 'shifts']);

/**
 * @param {Figure} figure
 * @param {number} max
 * @param {string} visit to a floor
 * @param {Figure} other
 * @returns {Limit}
 */
const against = (figure, max, visit, other = figure) => ({
  figure,
  max,
  floor: { visit, figure: other },
});

/**
 * @param {number} maxRequestsUntilReady
 * @returns {Limit[]} of a page of goods
 */
const ofGoods = (maxRequestsUntilReady) => [
  { figure: 'blockingTime', max: 30 },
  against('mainThread', 1.6, floors.hello),
  { figure: 'requestsUntilReady', max: maxRequestsUntilReady },
  { figure: 'requests', max: 22 },
  { figure: 'shifts', max: noShift },
];

/**
 * The limits of each kind of visit.
 *
 * @type {Readonly<Record<'first' | 'games' | 'returning' | 'link' | 'page', readonly Limit[]>>}
 */
export const limits = {
  first: [
    against('largestPaint', 1.12, floors.static),
    // Before the code, which the floor waits for.
    against('goodsShown', 0.66, floors.early),
    ...ofGoods(8),
  ],
  // The games of the old version come with the code.
  games: [
    against('largestPaint', 1.12, floors.static),
    against('goodsShown', 1.05, floors.early),
    ...ofGoods(8),
  ],
  returning: [against('goodsShown', 1.15, floors.static, 'largestPaint'), ...ofGoods(8)],
  link: [
    against('channelsShown', 1.12, floors.early, 'goodsShown'),
    // The payment's code and texts come before the press that shows it.
    ...ofGoods(10),
  ],
  page: [
    against('largestPaint', 1.12, floors.static),
    { figure: 'requests', max: 20 },
    { figure: 'shifts', max: noShift },
  ],
};

/**
 * Compares the medians of the rounds with a limit. A limit that is enforced fails the run if it is
 * exceeded, or could not be measured.
 *
 * @param {readonly Round[]} rounds
 * @param {Limit & { visit: string }} limit
 */
export function judge(rounds, limit) {
  const { visit, figure, floor, max } = limit;
  /** @param {Round} round */
  const valueIn = (round) => round.get(visit)?.[figure];
  /** @param {Round} round */
  const floorIn = (round) => floor && round.get(floor.visit)?.[floor.figure];
  // Of the rounds that have both, so that a slow round counts for both of them.
  const ratio = medianOf(rounds, (round) => {
    const [value, floorValue] = [valueIn(round), floorIn(round)];
    return value === undefined || floorValue === undefined ? undefined : value / floorValue;
  });
  const value = medianOf(rounds, valueIn);
  const judged = floor === undefined ? value : ratio;
  const measured = judged !== null && judged <= max ? 'ok' : 'EXCEEDED';
  const result = judged === null ? 'not measured' : measured;
  const isEnforced = enforced.has(figure);
  return {
    ...{ ...limit, value, floorValue: medianOf(rounds, floorIn), ratio, result },
    ...{ isEnforced, isFailure: isEnforced && result !== 'ok' },
  };
}

/** @typedef {ReturnType<typeof judge>} Judged */
