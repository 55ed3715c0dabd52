import { medianOf } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {import('./figures.mjs').Round} Round */

/** @param {number} value */
const milliseconds = (value) => `${value.toFixed(0)} ms`;
/** @param {number} value */
const count = (value) => String(Number(value.toFixed(1)));
/** @param {number} value */
const kilobytes = (value) => `${(value / 1000).toFixed(0)} kB`;
/** @param {number} value */
const shift = (value) => value.toFixed(3);
/** @param {number} value */
const times = (value) => `${value.toFixed(2)} ×`;

/** @type {Readonly<Record<keyof Figures, { name: string, format: (value: number) => string }>>} */
const columns = {
  largestPaint: { name: 'LCP', format: milliseconds },
  goodsShown: { name: 'goods visible', format: milliseconds },
  goodsReady: { name: 'choosable', format: milliseconds },
  channelsShown: { name: 'channels visible', format: milliseconds },
  afterTap: { name: 'after the tap', format: milliseconds },
  blockingTime: { name: 'blocking', format: milliseconds },
  shifts: { name: 'shifts', format: shift },
  requestsUntilReady: { name: 'requests until choosable', format: count },
  requests: { name: 'requests in 10 s', format: count },
  pictures: { name: 'pictures', format: count },
  bytes: { name: 'bytes', format: kilobytes },
  mainThread: { name: 'main thread', format: milliseconds },
  compiling: { name: 'compiling', format: milliseconds },
  running: { name: 'running', format: milliseconds },
  styling: { name: 'styling', format: milliseconds },
  layout: { name: 'layout', format: milliseconds },
  otherTasks: { name: 'other', format: milliseconds },
};

/** What is shown of a visit. */
export const visitFigures = /** @type {const} */ ([
  ...['largestPaint', 'goodsShown', 'goodsReady', 'channelsShown', 'afterTap', 'blockingTime'],
  ...['shifts', 'requestsUntilReady', 'requests', 'pictures', 'bytes'],
]);

/** Where the time of the main thread goes. */
export const threadFigures = /** @type {const} */ ([
  ...['mainThread', 'compiling', 'running', 'styling', 'layout', 'otherTasks'],
]);

/**
 * Returns the rows of a table of visits, with a header row: the medians of the rounds.
 *
 * @param {readonly Round[]} rounds
 * @param {readonly string[]} visits names
 * @param {readonly (keyof Figures)[]} figures
 * @returns {string[][]}
 */
export function visitRows(rounds, visits, figures) {
  return [
    ['', ...figures.map((figure) => columns[figure].name)],
    ...visits.map((visit) => [
      visit,
      ...figures.map((figure) => text(medianOf(rounds, visit, figure), columns[figure].format)),
    ]),
  ];
}

/**
 * Returns the rows of the table of limits, with a header row.
 *
 * @param {readonly import('./judge.mjs').Judged[]} judged
 * @returns {string[][]}
 */
export function limitRows(judged) {
  return [
    ['', 'measured', 'floor', '× floor', 'max', 'result', ''],
    ...judged.map((limit) => {
      const { name, format } = columns[limit.figure];
      const ofLimit = limit.floor === null ? format : times;
      return [
        `${limit.visit}: ${name}`,
        text(limit.value, format),
        limit.floor === null ? '' : `${limit.floor} ${text(limit.floorValue, format)}`,
        text(limit.ratio, times),
        ofLimit(limit.max),
        limit.result,
        limit.isFailure ? 'fails' : '',
      ];
    }),
  ];
}

/**
 * @param {number | null} value
 * @param {(value: number) => string} format
 */
function text(value, format) {
  return value === null ? '' : format(value);
}
