// `npm run lab -- sandbox`
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { findFreePort } from '../../tools/bench/free-port.mjs';
import { median } from '../../tools/bench/median.mjs';
import { startSandboxServer } from '../../tools/bench/sandbox-server.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from '../torture/database.mjs';
import { purchasesIn, runLoad } from './load.mjs';
import { fillWithOrders, newPayments } from './orders.mjs';

const warmUpRounds = 3;
const rounds = 5;
const roundSeconds = 2;
/** More than the purchases of a comparison, each of which needs the role of another order. */
const minOrders = 60_000;

/** Sends requests over 16 connections as fast as the server responds. Returns how many it answers a second. */
async function rate(port, nextPath) {
  const { requests, duration, ...result } = await autocannon({
    ...{ url: `http://127.0.0.1:${port}`, headers: { host: `api.localhost:${port}` } },
    ...{ connections: 16, duration: roundSeconds },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  });
  // Refusals are fast and would raise the rate.
  const failed = result.mismatches + result.errors + result.non2xx;
  if (failed > 0) throw new PlainFailure(`${failed} of ${requests.total} requests failed.`);
  return requests.total / duration;
}

/** Has the sandbox and the minimal server take turns, since what else the machine does changes over time. */
async function compareRates(title, [ownRate, bareRate], minRatio) {
  const rates = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    rates.push([await ownRate(), await bareRate()]);
  // Before, the code is not optimised yet.
  const counted = rates.slice(warmUpRounds);
  const ratio = median(counted.map(([own, bare]) => own / bare));
  const [own, bare] = [0, 1].map((index) => median(counted.map((pair) => pair[index])).toFixed(0));
  console.log(
    `${title}: ${own}/s, minimal server ${bare}/s, ratio ${ratio.toFixed(2)} (min ${minRatio})`,
  );
  return ratio >= minRatio;
}

/** Compares with a minimal server on the same database. */
async function compare({ port }, nextRead, database) {
  await database.connect((client) =>
    client.query(`create table bench_orders (
      key text primary key, role_id text not null, product_name text not null,
      price_minor bigint not null, currency text not null, created_at timestamptz not null)`),
  );
  const barePort = await findFreePort();
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, PORT: String(barePort), DATABASE_URL: database.url() },
  });
  await once(bare, 'message');
  try {
    const reads = [port, barePort].map((one) => () => rate(one, nextRead));
    const [own, other] = [newPayments(), newPayments()];
    const creations = [() => rate(port, own), () => rate(barePort, other)];
    const isReadFast = await compareRates('reads', reads, 0.7);
    return (await compareRates('creations', creations, 0.4)) && isReadFast;
  } finally {
    bare.kill('SIGTERM');
    await once(bare, 'exit');
  }
}

/** Starts a sandbox on a new database with orders, uses it, and removes both. */
async function withSandbox(orders, use) {
  const sandbox = await startSandboxServer();
  const database = embeddedDatabase(sandbox.data);
  try {
    const nextRead = await step(`Filling the tables with ${orders} orders`, () =>
      database.connect((client) => fillWithOrders(client, orders)),
    );
    return await use(sandbox, nextRead, database);
  } finally {
    await sandbox.stop();
    database.remove();
  }
}

function count(name, text, max) {
  const number = Number(text);
  if (number >= 1 && number <= max) return number;
  throw new PlainFailure(`--${name} must be a number from 1 to ${max}, not "${text}".`);
}

await main(async () => {
  const text = (value) => ({ type: 'string', default: value });
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: text('30'), orders: text('100000') },
  });
  const seconds = count('seconds', values.seconds, 3_600);
  const orders = count('orders', values.orders, 1_000_000);
  const isLoad = positionals[0] === 'load';
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const isKept = isLoad
    ? await withSandbox(Math.max(orders, purchasesIn(seconds)), (sandbox, nextRead) =>
        runLoad(sandbox, nextRead, seconds),
      )
    : await withSandbox(Math.max(orders, minOrders), compare);
  return isKept ? 0 : 1;
});
