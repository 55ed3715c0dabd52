import { readFileSync } from 'node:fs';
import { fillTables, nextPaymentPath, readPaths, signPlayersIn } from './filled-tables.mjs';
import { openConnections, sendAtRate } from './open-loop.mjs';

/** @typedef {import('./open-loop.mjs').Tally} Tally */

const rates = { reads: 1_000, creations: 100 };
const maxP99Ms = { reads: 100, creations: 250 };
/**
 * For how long the server may have what it answers while ten times as much arrives. What waits in the client for one
 * of its connections does not count: client, server and database share the machine.
 */
const maxFloodInHandMs = 1_000;
const overload = 10;
const warmUp = { seconds: 5, share: 0.2 };
const floodSeconds = 20;
const recoverySeconds = 20;
/** Below the limit of the server. */
const maxConnections = 1_500;
const readOrders = 5_000;
/** How much larger the process may be at the end than after its first quarter. */
const maxGrowth = 1.2;

/**
 * Returns a percentile; NaN without values.
 *
 * @param {readonly number[]} values
 * @param {number} share between 0 and 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {string} name @param {Tally} tally */
function formatTally(name, { sent, good, inHand, shed, failed }) {
  const ms = (/** @type {number} */ value) =>
    Number.isNaN(value) ? '-' : `${value.toFixed(0)} ms`;
  const times = `p50 ${ms(percentile(good, 0.5))}, p99 ${ms(percentile(good, 0.99))}, in hand p99 ${ms(percentile(inHand, 0.99))}`;
  const refusals = `${shed.length} refused (p99 ${ms(percentile(shed, 0.99))})`;
  return `${name.padEnd(26)} ${sent} sent, ${good.length} answered (${times}), ${refusals}, ${failed} failed`;
}

/** @param {number} pid @returns {number} megabytes in memory; NaN where the system does not tell */
function memoryOf(pid) {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(pages) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** @param {number} pid */
function watchMemory(pid) {
  /** @type {number[]} */
  const megabytes = [];
  const timer = setInterval(() => megabytes.push(memoryOf(pid)), 1_000);
  return {
    stop: () => clearInterval(timer),
    /** The medians of the four quarters. */
    quarters: () =>
      [0, 1, 2, 3].map((quarter) => {
        const length = Math.ceil(megabytes.length / 4);
        return percentile(megabytes.slice(quarter * length, (quarter + 1) * length), 0.5);
      }),
  };
}

/**
 * Sends reads and creations of many players at fixed rates for some seconds; then ten times as many, which has
 * to be refused in part; then the first rates again. Nothing depends on how fast the answers come.
 *
 * @param {import('./servers.mjs').Server} sandbox
 * @param {import('pg').Client} client of the database
 * @param {number} seconds of the first rates
 * @returns {Promise<boolean>} whether all limits were kept
 */
export async function runLoad(sandbox, client, seconds) {
  const normal = Math.ceil((warmUp.seconds + seconds + recoverySeconds) * rates.creations);
  const count = normal + floodSeconds * rates.creations * overload;
  await fillTables(client, 10, count + 10);
  await signPlayersIn(
    client,
    Array.from({ length: Math.ceil(count / 10) + 2 }, (_, n) => n),
  );
  const paths = await readPaths(
    client,
    Array.from({ length: readOrders }, (_, n) => 10 + Math.floor((n * count) / readOrders)),
  );

  let created = 10;
  let read = 0;
  const nextRead = () => paths[(read += 1) % paths.length] ?? '';
  const kindsAt = (/** @type {number} */ times) => [
    { perSecond: rates.reads * times, nextPath: nextRead },
    { perSecond: rates.creations * times, nextPath: () => nextPaymentPath((created += 1)) },
  ];
  const connections = openConnections(sandbox.port, maxConnections);
  try {
    return await attack(sandbox, connections, { kindsAt, nextRead }, seconds);
  } finally {
    connections.close();
  }
}

/**
 * @param {import('./servers.mjs').Server} sandbox
 * @param {import('./open-loop.mjs').Connections} connections
 * @param {{ kindsAt: (times: number) => readonly import('./open-loop.mjs').Arrivals[], nextRead: () => string }} requests
 * @param {number} seconds
 */
async function attack(sandbox, connections, { kindsAt, nextRead }, seconds) {
  let isRight = true;
  /** @param {string} phase @param {readonly Tally[]} tallies */
  function report(phase, tallies) {
    for (const [index, kind] of /** @type {const} */ (['reads', 'creations']).entries()) {
      const tally = tallies[index];
      if (tally === undefined) continue;
      console.log(formatTally(`${phase}: ${kind}`, tally));
      if (phase === 'flood') {
        isRight &&= percentile(tally.inHand, 0.99) <= maxFloodInHandMs;
        continue;
      }
      const isKept = tally.failed === 0 && percentile(tally.good, 0.99) <= maxP99Ms[kind];
      isRight &&= isKept && (phase === 'after it' || tally.shed.length === 0);
    }
  }
  await sendAtRate(connections, kindsAt(warmUp.share), warmUp.seconds);
  const memory = watchMemory(sandbox.pid);
  report('steady', await sendAtRate(connections, kindsAt(1), seconds));
  memory.stop();
  const quarters = memory.quarters();
  console.log(`memory by quarter: ${quarters.map((one) => one.toFixed(0)).join(', ')} MB`);
  const [first = Number.NaN, , , last = Number.NaN] = quarters;
  if (last > first * maxGrowth) isRight = false;
  await connections.fill(nextRead);
  report('flood', await sendAtRate(connections, kindsAt(overload), floodSeconds));
  report('after it', await sendAtRate(connections, kindsAt(1), recoverySeconds));
  return isRight;
}
