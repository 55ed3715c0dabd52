// `npm run lab -- sandbox`
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startSandboxServer } from '../../tools/bench/sandbox-server.mjs';
import { wholeNumber } from '../../tools/bench/whole-number.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from '../torture/database.mjs';
import { fillWithOrders, newPayments } from './orders.mjs';

/** How many players ask once a second, and how long their answers may take, for 99 of 100. */
const kinds = {
  reads: { players: 1_000, maxMs: 100 },
  creations: { players: 100, maxMs: 250 },
};
/** As many connections ask at first as fast as they are answered, which also warms the server up. */
const fast = { connections: 16, seconds: 5 };
/** More than any machine so far has created. */
const maxCreationsPerSecond = 5_000;
const floodSeconds = 20;
const recoverySeconds = 20;
/** A flood asks ten times as often; the server accepts fewer connections than that. */
const overload = 10;
const maxFloodMs = 1_000;
/** Autocannon sends what is due in a second at its beginning, so that the players begin one after the other. */
const startGroups = 20;
/** How much larger the process may be after the first rates. */
const maxGrowth = 1.2;

const success = '{"code":1,';
const overloaded = '{"code":-4290,';

/** The purchases of a whole run, for each of which an order of another role has to be there. */
const purchasesIn = (seconds) =>
  fast.seconds * maxCreationsPerSecond +
  kinds.creations.players * (seconds + recoverySeconds + (floodSeconds + 1) * overload + 2);

/**
 * Asks for some seconds, `perSecond` times on each connection or as fast as there are answers. Counts answers, refusals
 * and the rest, and the times of the answers.
 */
async function ask(port, nextPath, { connections, perSecond, seconds, groups = 1 }) {
  const tally = { times: [], answered: 0, refused: 0, failed: 0 };
  const connected = new Set();
  let body = '';
  const group = async (_, turn) => {
    await wait((turn * 1000) / groups);
    const running = autocannon({
      ...{ url: `http://127.0.0.1:${port}`, headers: { host: `api.localhost:${port}` } },
      ...{ connections: connections / groups, connectionRate: perSecond, duration: seconds },
      requests: [
        {
          setupRequest: (request) => ({ ...request, path: nextPath() }),
          onResponse: (_status, text) => (body = text),
        },
      ],
    });
    // Comes right after the body.
    running.on('response', (connection, _status, _bytes, ms) => {
      // The first answer of a connection includes the time to open it.
      if (connected.has(connection) && body.startsWith(success)) tally.times.push(ms);
      connected.add(connection);
      if (body.startsWith(success)) tally.answered += 1;
      else if (body.startsWith(overloaded)) tally.refused += 1;
      else tally.failed += 1;
    });
    const { errors } = await running;
    tally.failed += errors;
  };
  await Promise.all(Array.from({ length: groups }, group));
  tally.times.sort((one, other) => one - other);
  return tally;
}

const percentile = ({ times }, share) => times[Math.floor((times.length - 1) * share)] ?? NaN;

function megabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

/**
 * Reads and creates orders as fast as 16 connections can; then at fixed rates of many players for some seconds; then
 * ten times as often, which has to be refused in part; then at the fixed rates again.
 *
 * @returns {Promise<boolean>} whether all limits were kept
 */
async function runLoad({ port, pid }, nextRead, seconds) {
  const paths = { reads: nextRead, creations: newPayments() };
  let isRight = true;

  async function phase(name, how, isKept) {
    const asked = Object.entries(kinds).map(async ([kind, { players, maxMs }]) => {
      const tally = await ask(port, paths[kind], { connections: players, ...how });
      const [half, most] = [0.5, 0.99].map((share) => `${percentile(tally, share).toFixed(0)} ms`);
      const answered = `${tally.answered} answered (half within ${half}, 99 % within ${most})`;
      console.log(
        `${name}: ${kind}: ${answered}, ${tally.refused} refused, ${tally.failed} failed`,
      );
      isRight &&= isKept(tally, maxMs);
    });
    await Promise.all(asked);
  }
  const isQuick = (tally, maxMs) => tally.failed === 0 && percentile(tally, 0.99) <= maxMs;
  const once = { perSecond: 1, groups: startGroups };

  for (const [kind, nextPath] of Object.entries(paths)) {
    const { answered, refused, failed } = await ask(port, nextPath, fast);
    console.log(`${fast.connections} connections: ${kind}: ${answered / fast.seconds} a second`);
    isRight &&= refused + failed === 0;
  }
  const before = megabytes(pid);
  await phase(
    'steady',
    { ...once, seconds },
    (tally, maxMs) => isQuick(tally, maxMs) && tally.refused === 0,
  );
  const after = megabytes(pid);
  console.log(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
  // All begin at once: a flood leaves no pause, and new connections would wait for seconds in it.
  await phase(
    'flood',
    { perSecond: overload, seconds: floodSeconds },
    (tally) => percentile(tally, 0.99) <= maxFloodMs,
  );
  await phase('after it', { ...once, seconds: recoverySeconds }, isQuick);
  // Autocannon leaves what is not answered yet.
  await wait(1_000);
  return isRight && after <= before * maxGrowth;
}

await main(async () => {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({ options: { seconds: text('30'), orders: text('100000') } });
  const seconds = wholeNumber('seconds', values.seconds);
  const orders = Math.max(wholeNumber('orders', values.orders), purchasesIn(seconds));
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));

  const sandbox = await startSandboxServer();
  const database = embeddedDatabase(sandbox.data);
  try {
    const nextRead = await step(`Filling the tables with ${orders} orders`, () =>
      database.connect((client) => fillWithOrders(client, orders)),
    );
    return (await runLoad(sandbox, nextRead, seconds)) ? 0 : 1;
  } finally {
    await sandbox.stop();
    database.remove();
  }
});
