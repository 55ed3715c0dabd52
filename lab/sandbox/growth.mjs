import { median } from '../../tools/bench/median.mjs';
import { load } from './load.mjs';
import { fillTables, readPaths, signPlayersIn } from './filled-tables.mjs';

/** Numbers of orders at which the rates are measured. */
const sizes = [1, 1_000, 10_000, 100_000, 1_000_000];
const rounds = 3;
const roundSeconds = 2;
const maxOrdersRead = 5_000;
/** The share of the first rates that has to be left at the last size. */
const minShare = 0.8;

/**
 * The request rates at a number of orders.
 * @typedef {{ orders: number, reads: number, creations: number }} Measured
 */

/**
 * Returns some of the numbers from 1 to `last`, spread evenly.
 *
 * @param {number} last
 */
export function spread(last) {
  const count = Math.min(last, maxOrdersRead);
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index * last) / count));
}

/** @param {() => Promise<number>} round */
async function medianRate(round) {
  /** @type {number[]} */
  const rates = [];
  for (let turn = 0; turn < rounds; turn += 1) rates.push(await round());
  return median(rates);
}

/**
 * Reports whether the rates at the last size are still those of the first.
 *
 * @param {readonly Measured[]} measured
 */
export function isFlat(measured) {
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) return false;
  return last.reads >= first.reads * minShare && last.creations >= first.creations * minShare;
}

/**
 * Measures how fast orders are read and created while the tables grow.
 *
 * @param {number} port of the sandbox
 * @param {import('pg').Client} client
 * @param {() => string} nextPayment
 * @param {number} maxOrders
 * @returns {Promise<boolean>} whether the rates stayed the same
 */
export async function measureGrowth(port, client, nextPayment, maxOrders) {
  /** @type {Measured[]} */
  const measured = [];
  let filled = 0;
  for (const orders of sizes.filter((one) => one <= maxOrders)) {
    await fillTables(client, filled + 1, orders);
    filled = orders;
    await client.query('checkpoint');
    const numbers = spread(orders);
    await signPlayersIn(client, [...new Set(numbers.map((one) => Math.floor(one / 10)))]);
    const paths = await readPaths(client, numbers);
    let read = 0;
    const nextRead = () => paths[(read += 1) % paths.length] ?? '';
    await load(port, nextRead, roundSeconds);
    await load(port, nextPayment, roundSeconds);
    const reads = await medianRate(() => load(port, nextRead, roundSeconds));
    const creations = await medianRate(() => load(port, nextPayment, roundSeconds));
    measured.push({ orders, reads, creations });
    console.log(
      `${String(orders).padStart(9)} orders: ${reads.toFixed(0)} reads/s, ${creations.toFixed(0)} creations/s`,
    );
  }
  await printSizes(client);
  return isFlat(measured);
}

/** @param {import('pg').Client} client */
async function printSizes(client) {
  /** @type {import('pg').QueryResult<{ name: string, bytes: number, rows: number }>} */
  const { rows } = await client.query(
    `select relname as name, pg_total_relation_size(oid)::float as bytes, reltuples as rows
     from pg_class where relkind = 'r' and reltuples >= 1000
       and relnamespace = 'public'::regnamespace order by 2 desc`,
  );
  for (const { name, bytes, rows: count } of rows)
    console.log(`${name.padEnd(20)} ${(bytes / count).toFixed(0)} bytes a row with its indexes`);
}
