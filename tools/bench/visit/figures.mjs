import { median } from '../median.mjs';

/** @typedef {(value: number) => string} Format */
/** @type {Format} */
const milliseconds = (value) => `${value.toFixed(0)} ms`;
/** @type {Format} */
const count = (value) => String(Number(value.toFixed(1)));
/** @type {Format} */
const kilobytes = (value) => `${(value / 1000).toFixed(0)} kB`;
/** @type {Format} */
const shift = (value) => value.toFixed(3);
/** @type {Format} */
const times = (value) => `${value.toFixed(2)} ×`;

/** What is shown of a visit: titles and formats. Times are since navigation, requests without pictures. */
const visitFigures = {
  largestPaint: { title: 'LCP', format: milliseconds },
  goodsShown: { title: 'goods visible', format: milliseconds },
  goodsReady: { title: 'choosable', format: milliseconds },
  channelsShown: { title: 'channels visible', format: milliseconds },
  // From the tap on "Buy" to the first channel.
  afterTap: { title: 'after the tap', format: milliseconds },
  blockingTime: { title: 'blocking', format: milliseconds },
  shifts: { title: 'shifts', format: shift },
  requestsUntilReady: { title: 'requests until choosable', format: count },
  requests: { title: 'requests in 10 s', format: count },
  pictures: { title: 'pictures', format: count },
  bytes: { title: 'bytes', format: kilobytes },
};

/** Where the time of the main thread goes: the first is the sum of the others. */
const threadFigures = {
  mainThread: { title: 'main thread', format: milliseconds },
  // Most of it is parsing.
  compiling: { title: 'compiling', format: milliseconds },
  // Scripts also render and hydrate.
  running: { title: 'running', format: milliseconds },
  styling: { title: 'styling', format: milliseconds },
  layout: { title: 'layout', format: milliseconds },
  // Such as parsing the page, painting and collecting garbage.
  otherTasks: { title: 'other', format: milliseconds },
};

const figures = { ...visitFigures, ...threadFigures };

/** @typedef {keyof typeof threadFigures} ThreadFigure */
/** @typedef {keyof typeof figures} Figure */
/** @typedef {Readonly<Record<Figure, number | null>>} Figures of one visit */
/** @typedef {ReadonlyMap<string, Partial<Figures>>} Round the figures of one round, by visit */

/**
 * Returns the median of a figure over the rounds; null if no round has it.
 *
 * @param {readonly Round[]} rounds
 * @param {string} visit
 * @param {Figure} figure
 */
export function medianOf(rounds, visit, figure) {
  const values = rounds.flatMap((round) => round.get(visit)?.[figure] ?? []);
  return values.length === 0 ? null : median(values);
}

/**
 * Returns the rows of the two tables of visits, with header rows: the medians of the rounds.
 *
 * @param {readonly Round[]} rounds
 * @param {readonly string[]} visits names
 */
export function visitTables(rounds, visits) {
  return [visitFigures, threadFigures].map((columns) => [
    ['', ...Object.values(columns).map(({ title }) => title)],
    ...visits.map((visit) => [
      visit,
      ...Object.entries(columns).map(([figure, { format }]) =>
        text(medianOf(rounds, visit, /** @type {Figure} */ (figure)), format),
      ),
    ]),
  ]);
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
        floor === null ? '' : `${floor} ${text(floorValue, format)}`,
        text(ratio, times),
        (floor === null ? format : times)(max),
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
