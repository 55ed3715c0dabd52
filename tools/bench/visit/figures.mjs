import { median } from '../median.mjs';

/** @typedef {(value: number) => string} Format */
/** @type {Format} */
const milliseconds = (value) => `${value.toFixed(0)} ms`;
/** @type {Format} */
const kilobytes = (value) => `${(value / 1000).toFixed(0)} kB`;
/** @type {Format} */
const shift = (value) => value.toFixed(3);
/** @type {Format} */
const times = (value) => `${value.toFixed(2)} ×`;

/** What is shown of a visit: titles and formats. Times are since navigation, requests without pictures. */
const figures = {
  largestPaint: { title: 'LCP', format: milliseconds },
  goodsShown: { title: 'goods visible', format: milliseconds },
  goodsReady: { title: 'choosable', format: milliseconds },
  channelsShown: { title: 'channels visible', format: milliseconds },
  blockingTime: { title: 'blocking', format: milliseconds },
  // All that the main thread has done, and where its time has gone: scripts also render and hydrate, and other tasks parse
  // the page, paint and collect garbage.
  mainThread: { title: 'main thread', format: milliseconds },
  compiling: { title: 'compiling', format: milliseconds },
  running: { title: 'running', format: milliseconds },
  styling: { title: 'styling', format: milliseconds },
  layout: { title: 'layout', format: milliseconds },
  otherTasks: { title: 'other', format: milliseconds },
  shifts: { title: 'shifts', format: shift },
  requestsUntilReady: { title: 'requests until choosable', format: String },
  requests: { title: 'requests in 10 s', format: String },
  pictures: { title: 'pictures', format: String },
  bytes: { title: 'bytes', format: kilobytes },
};

/** @typedef {keyof typeof figures} Figure */
/** @typedef {{ readonly [Name in Figure]?: number | undefined }} Figures of one visit, as far as it has them */
/** @typedef {ReadonlyMap<string, Figures>} Round the figures of one round, by visit */

/**
 * Returns the median of the rounds that have a value; null if none has.
 *
 * @param {readonly Round[]} rounds
 * @param {(round: Round) => number | undefined} valueOf
 */
export function medianOf(rounds, valueOf) {
  const values = rounds.flatMap((round) => valueOf(round) ?? []);
  return values.length === 0 ? null : median(values);
}

/**
 * Returns the rows of the table of visits, with a header row: the medians of the rounds.
 *
 * @param {readonly Round[]} rounds
 * @param {readonly string[]} visits names
 */
export function visitRows(rounds, visits) {
  return [
    ['', ...Object.values(figures).map(({ title }) => title)],
    ...visits.map((visit) => [
      visit,
      ...Object.entries(figures).map(([figure, { format }]) =>
        text(
          medianOf(rounds, (round) => round.get(visit)?.[/** @type {Figure} */ (figure)]),
          format,
        ),
      ),
    ]),
  ];
}

/**
 * Returns the rows of the table of limits, with a header row.
 *
 * @param {readonly import('./limits.mjs').Judged[]} judged
 */
export function limitRows(judged) {
  return [
    ['', 'measured', 'floor', '× floor', 'max', 'result', ''],
    ...judged.map(({ visit, figure, floor, floorValue, value, ratio, max, result, isFailure }) => {
      const { title, format } = figures[figure];
      return [
        `${visit}: ${title}`,
        text(value, format),
        floor === undefined ? '' : `${floor.visit} ${text(floorValue, format)}`,
        text(ratio, times),
        (floor === undefined ? format : times)(max),
        result,
        isFailure ? 'fails' : '',
      ];
    }),
  ];
}

/**
 * @param {number | null} value
 * @param {Format} format
 */
function text(value, format) {
  return value === null ? '' : format(value);
}
