// `npm run bench:transport`: our transport beside the libraries people would take instead.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';
import { budgetRow, isKept } from './transport/budgets.mjs';
import { bundle } from './transport/bundle.mjs';
import { median } from './median.mjs';
import { ratio } from './transport/ratio.mjs';
import { sendsOf } from './transport/sends-of.mjs';
import { timeRounds } from './transport/rounds.mjs';
import { table } from './transport/table.mjs';

/** What each of them can do of what spec §8 asks for, besides a limit and three attempts. */
const fields = [
  { name: 'bare-fetch', title: 'a bare fetch, without limit or attempts', failover: 'no' },
  { name: 'by-hand', title: 'by hand, for this shop alone', failover: 'yes' },
  { name: 'ours', title: 'ours', failover: 'yes, and remembers' },
  { name: 'wretch', title: 'wretch', failover: 'no' },
  { name: 'ofetch', title: 'ofetch', failover: 'no' },
  { name: 'ky', title: 'ky', failover: 'no' },
  { name: 'axios-retry', title: 'axios and axios-retry', failover: 'by a hook' },
];

/** Not the transport's own weight: what the page has anyway. */
const onThePage = ['@reduxjs/*', 'react', 'react-redux', '@shop/contract'];

/** The transport without its set-up, which all of them have. */
const alone = 'transport-alone.mjs';

const params = { billing_no: '20261121000000000001' };
const warmUp = { rounds: 10, calls: 50 };
/** Many short rounds: what else the machine does falls on all of one round alike. */
const race = { rounds: 81, calls: 50 };

/** @typedef {import('./transport/contestant.mjs').Send} Send */

/**
 * @param {Readonly<Record<string, Send>>} contestants
 * @returns {Promise<import('./transport/rounds.mjs').Round[]>}
 */
async function timed(contestants) {
  const calls = Object.fromEntries(
    Object.entries(contestants).map(([name, send]) => [name, () => send(params)]),
  );
  await timeRounds(calls, warmUp);
  return timeRounds(calls, race);
}

/** @returns {Promise<unknown>} the module */
async function loadContestants() {
  const file = join(import.meta.dirname, 'dist/transport/contestants.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bundle('contestants.mjs'));
  return import(pathToFileURL(file).href);
}

/** @param {string} path */
async function bytesOf(path) {
  return gzipSync(await bundle(path, onThePage), { level: 9 }).length;
}

/** @param {number} value */
function asTimes(value) {
  return `${value.toFixed(2)} ×`;
}

/** @param {number} value */
function asBytes(value) {
  return `${value} B`;
}

await main(async () => {
  const contestants = await step('Building the contestants', loadContestants);
  /** @type {Map<string, number>} */
  const bytes = new Map();
  await step('Weighing them', async () => {
    for (const { name } of fields) bytes.set(name, await bytesOf(`contestants/${name}.mjs`));
    bytes.set(alone, await bytesOf(alone));
  });
  const rounds = await step('Timing a call', () => timed(sendsOf(contestants, 'transports')));
  const whole = await step('Timing a whole call of RTK Query', () =>
    timed(sendsOf(contestants, 'wholeCalls')),
  );

  const rows = fields.map(({ name, title, failover }) => [
    title,
    asBytes(bytes.get(name) ?? Number.NaN),
    `${(median(rounds.map((round) => round[name] ?? Number.NaN)) * 1000).toFixed(1)} µs`,
    asTimes(ratio(rounds, name, 'bare-fetch')),
    asTimes(ratio(rounds, name, 'by-hand')),
    failover,
  ]);
  const head = ['one call', 'gzip, set up', 'median', '× bare', '× by hand', 'next host'];
  console.log(`\n${table([head, ...rows]).join('\n')}`);

  const budgets = [
    {
      what: 'the transport alone',
      ours: bytes.get(alone) ?? Number.NaN,
      atMost: 2000,
      format: asBytes,
    },
    {
      what: 'a call, × by hand',
      ours: ratio(rounds, 'ours', 'by-hand'),
      atMost: 1.25,
      format: asTimes,
    },
    {
      what: 'a whole call, × RTK Query over fetchBaseQuery',
      ours: ratio(whole, 'ours', 'fetch-base-query'),
      atMost: 0.7,
      format: asTimes,
    },
  ];
  console.log(`\n${table(budgets.map(budgetRow)).join('\n')}`);
  return budgets.every(isKept) ? 0 : 1;
});
