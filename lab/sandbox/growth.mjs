import { median } from '../../tools/bench/median.mjs';
import { newPayments } from './calls.mjs';
import { rate } from './rates.mjs';
import { inTurn, spread } from './tables.mjs';

/** Numbers of orders at which the rates are measured. */
const sizes = [1, 1_000, 10_000, 100_000, 1_000_000];
const rounds = 3;
const roundSeconds = 2;
const maxOrdersRead = 5_000;
/** The share of the first rates that has to be left at the last size. */
const minShare = 0.8;

/**
 * Measures how fast orders are read and created while the tables grow.
 *
 * @param {number} port of the sandbox
 * @returns {Promise<boolean>} whether the rates at the last size are still those of the first
 */
export async function measureGrowth(port, tables, maxOrders) {
  const nextPayment = newPayments(await tables.signIn());
  const medianRate = async (nextPath) => {
    await rate(port, nextPath, roundSeconds);
    const rates = [];
    for (let turn = 0; turn < rounds; turn += 1)
      rates.push(await rate(port, nextPath, roundSeconds));
    return median(rates);
  };
  const measured = [];
  let filled = 0;
  for (const orders of sizes.filter((size) => size <= maxOrders)) {
    await tables.fill(filled + 1, orders);
    filled = orders;
    await tables.client.query('checkpoint');
    const turns = spread(orders, maxOrdersRead);
    await tables.signPlayersIn(turns);
    const reads = await medianRate(inTurn(await tables.readPaths(turns)));
    const creations = await medianRate(nextPayment);
    measured.push({ reads, creations });
    console.log(
      `${String(orders).padStart(9)} orders: ${reads.toFixed(0)} reads/s, ${creations.toFixed(0)} creations/s`,
    );
  }
  await printSizes(tables.client);
  const share = (kind) => (measured.at(-1)?.[kind] ?? NaN) / (measured[0]?.[kind] ?? NaN);
  return share('reads') >= minShare && share('creations') >= minShare;
}

async function printSizes(client) {
  const { rows } = await client.query(
    `select relname as name, pg_total_relation_size(oid)::float / reltuples as bytes
     from pg_class where relkind = 'r' and reltuples >= 1000
       and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc`,
  );
  for (const { name, bytes } of rows)
    console.log(`${name.padEnd(20)} ${bytes.toFixed(0)} bytes a row with its indexes`);
}
