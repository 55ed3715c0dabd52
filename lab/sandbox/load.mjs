import { readFileSync } from 'node:fs';
import { openConnections, sendAtRate } from './open-loop.mjs';
import { inTurn, secondPaymentPath, spread } from './tables.mjs';

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

function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function print(name, { sent, good, inHand, shed, failed }) {
  const ms = (values, share) =>
    values.length === 0 ? '-' : `${percentile(values, share).toFixed(0)} ms`;
  const times = `p50 ${ms(good, 0.5)}, p99 ${ms(good, 0.99)}, in hand p99 ${ms(inHand, 0.99)}`;
  const refused = `${shed.length} refused (p99 ${ms(shed, 0.99)})`;
  console.log(
    `${name.padEnd(20)} ${sent} sent, ${good.length} answered (${times}), ${refused}, ${failed} failed`,
  );
}

function watchMemory(pid) {
  const megabytes = [];
  const timer = setInterval(() => {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    megabytes.push(Number(kilobytes) / 1024);
  }, 1_000);
  /** Ends it and returns the medians of the four quarters. */
  return () => {
    clearInterval(timer);
    const length = Math.ceil(megabytes.length / 4);
    return [0, 1, 2, 3].map((quarter) =>
      percentile(megabytes.slice(quarter * length, (quarter + 1) * length), 0.5),
    );
  };
}

/**
 * Sends reads and creations of many players at fixed rates for some seconds; then ten times as many, which has
 * to be refused in part; then the first rates again. Nothing depends on how fast the answers come.
 *
 * @param {number} seconds of the first rates
 * @returns {Promise<boolean>} whether all limits were kept
 */
export async function runLoad(sandbox, tables, seconds) {
  const normal = Math.ceil((warmUp.seconds + seconds + recoverySeconds) * rates.creations);
  const count = normal + floodSeconds * rates.creations * overload + 10;
  await tables.fill(1, count);
  await tables.signPlayersIn(spread(count, count));
  const nextRead = inTurn(await tables.readPaths(spread(count, readOrders)));
  const connections = openConnections(sandbox.port, maxConnections);
  let created = 0;
  const send = (times, length) =>
    sendAtRate(
      connections,
      [
        { perSecond: rates.reads * times, nextPath: nextRead },
        { perSecond: rates.creations * times, nextPath: () => secondPaymentPath((created += 1)) },
      ],
      length,
    );

  let isRight = true;

  function report(phase, tallies, isKept) {
    for (const [index, kind] of ['reads', 'creations'].entries()) {
      print(`${phase}: ${kind}`, tallies[index]);
      isRight &&= isKept(tallies[index], maxP99Ms[kind]);
    }
  }
  const isQuick = ({ good, failed }, maxMs) => failed === 0 && percentile(good, 0.99) <= maxMs;

  await send(warmUp.share, warmUp.seconds);
  const memory = watchMemory(sandbox.pid);
  report(
    'steady',
    await send(1, seconds),
    (tally, maxMs) => isQuick(tally, maxMs) && tally.shed.length === 0,
  );
  const quarters = memory();
  console.log(`memory by quarter: ${quarters.map((one) => one.toFixed(0)).join(', ')} MB`);
  isRight &&= !((quarters[3] ?? NaN) > (quarters[0] ?? NaN) * maxGrowth);
  await connections.fill(nextRead);
  report(
    'flood',
    await send(overload, floodSeconds),
    ({ inHand }) => percentile(inHand, 0.99) <= maxFloodInHandMs,
  );
  report('after it', await send(1, recoverySeconds), isQuick);
  connections.close();
  return isRight;
}
