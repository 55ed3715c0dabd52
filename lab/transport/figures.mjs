import { median } from '../../tools/bench/median.mjs';
import { candidateList } from './candidate-list.mjs';
import { ratio } from './ratio.mjs';

/**
 * The measurements: bytes by candidate, bytes of the transport without its set-up, and the rounds.
 *
 * @typedef {object} Figures
 * @property {ReadonlyMap<string, number>} bytes
 * @property {number} alone
 * @property {readonly import('./rounds.mjs').Round[]} calls
 * @property {readonly import('./rounds.mjs').Round[]} wholeCalls
 */

/** @param {number} value */
const asTimes = (value) => `${value.toFixed(2)} ×`;

/** @param {number} value */
const asBytes = (value) => `${value} B`;

/**
 * Returns the rows of the result table, with a header row.
 *
 * @param {Figures} figures
 * @returns {string[][]}
 */
export function candidateRows({ bytes, calls }) {
  const head = ['one call', 'gzip, set up', 'CPU time', '× fetch', '× by hand', 'next host'];
  const rows = candidateList.map(({ name, title, failover }) => [
    title,
    asBytes(bytes.get(name) ?? Number.NaN),
    `${(median(calls.map((round) => round[name] ?? Number.NaN)) * 1000).toFixed(1)} µs`,
    asTimes(ratio(calls, name, 'bare-fetch')),
    asTimes(ratio(calls, name, 'by-hand')),
    failover,
  ]);
  return [head, ...rows];
}

/**
 * Compares the measurements of @shop/api-client with their limits.
 *
 * @param {Figures} figures
 * @returns {import('./budgets.mjs').Budget[]}
 */
export function budgetsOf({ alone, calls, wholeCalls }) {
  return [
    { what: 'the transport alone', value: alone, max: 2000, format: asBytes },
    {
      what: 'a call, × by hand',
      value: ratio(calls, 'api-client', 'by-hand'),
      max: 1.25,
      format: asTimes,
    },
    {
      what: 'a whole call, × RTK Query over fetchBaseQuery',
      value: ratio(wholeCalls, 'api-client', 'fetch-base-query'),
      max: 0.7,
      format: asTimes,
    },
  ];
}
