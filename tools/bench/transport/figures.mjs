import { median } from '../median.mjs';
import { fields } from './fields.mjs';
import { ratio } from './ratio.mjs';

/**
 * What was measured: bytes by contestant, those of the transport without its set-up, and the rounds.
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
 * One row for each contestant, below a head.
 *
 * @param {Figures} figures
 * @returns {string[][]}
 */
export function contestantRows({ bytes, calls }) {
  const head = ['one call', 'gzip, set up', 'processor', '× bare', '× by hand', 'next host'];
  const rows = fields.map(({ name, title, failover }) => [
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
 * Our figures beside what they may be at most.
 *
 * @param {Figures} figures
 * @returns {import('./budgets.mjs').Budget[]}
 */
export function budgetsOf({ alone, calls, wholeCalls }) {
  return [
    { what: 'the transport alone', ours: alone, atMost: 2000, format: asBytes },
    {
      what: 'a call, × by hand',
      ours: ratio(calls, 'ours', 'by-hand'),
      atMost: 1.25,
      format: asTimes,
    },
    {
      what: 'a whole call, × RTK Query over fetchBaseQuery',
      ours: ratio(wholeCalls, 'ours', 'fetch-base-query'),
      atMost: 0.7,
      format: asTimes,
    },
  ];
}
