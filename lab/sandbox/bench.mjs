// `npm run lab -- sandbox`
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../../tools/bench/free-port.mjs';
import { startSandboxServer } from '../../tools/bench/sandbox-server.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { newPayments, orderPath } from './calls.mjs';
import { embeddedUrl } from './embedded-url.mjs';
import { measureGrowth } from './growth.mjs';
import { runLoad } from './load.mjs';
import { getJson } from './get-json.mjs';
import { compareRates, rate } from './rates.mjs';
import { openTables } from './tables.mjs';

const usage = `Measures the sandbox on a database of its own.

  npm run lab -- sandbox                             against a minimal server; --rounds 5
  npm run lab -- sandbox load [--seconds 30]         1,000 reads and 100 creations a second, then ten
                                                     times as many, then the first rates again
  npm run lab -- sandbox growth [--orders 100000]    from 1 order to 100,000
`;

/** Starts the minimal server. */
async function startBareServer({ url, after }) {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, PORT: String(port), DATABASE_URL: url },
  });
  await once(child, 'message');
  after(() => {
    child.kill('SIGTERM');
    return once(child, 'exit');
  });
  return port;
}

async function pathOfNewOrder(port, token) {
  const created = await getJson(port, newPayments(token)());
  return orderPath(token, created.content.billing_no);
}

async function compare(running, rounds) {
  const { sandbox, tables } = running;
  const bare = await startBareServer(running);
  const token = await tables.signIn();
  const read = await pathOfNewOrder(sandbox.port, token);
  const [one, other] = [newPayments(token), newPayments(token)];
  const seconds = 2;
  const reads = await compareRates('one order read', rounds, 0.7, [
    () => rate(sandbox.port, () => read, seconds),
    () => rate(bare, () => read, seconds),
  ]);
  const creations = await compareRates('one creation', rounds, 0.4, [
    () => rate(sandbox.port, one, seconds),
    () => rate(bare, other, seconds),
  ]);
  return reads && creations;
}

/** Starts a sandbox on a new database, uses it, and removes both. */
async function withSandbox(use) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(dataFolder, 0o755);
  const cleanups = [];
  const after = (cleanUp) => void cleanups.unshift(cleanUp);
  try {
    const sandbox = await startSandboxServer(dataFolder);
    after(sandbox.stop);
    const url = embeddedUrl(dataFolder);
    const tables = await openTables(url);
    after(tables.close);
    return await use({ sandbox, url, tables, dataFolder, after });
  } finally {
    // The sandbox comes last: it stops the database when no one else is connected.
    for (const cleanUp of cleanups) await cleanUp();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function count(name, text, max) {
  const number = Number(text);
  if (number >= 1 && number <= max) return number;
  throw new PlainFailure(`--${name} must be a number from 1 to ${max}, not "${text}".`);
}

function readArguments() {
  const text = (value) => ({
    type: 'string',
    default: value,
  });
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: text('30'), orders: text('100000'), rounds: text('5') },
  });
  const seconds = count('seconds', values.seconds, 3_600);
  const orders = count('orders', values.orders, 1_000_000);
  const rounds = count('rounds', values.rounds, 100);
  const [mode = 'compare'] = positionals;
  if (mode === 'compare') return (running) => compare(running, rounds);
  if (mode === 'load') return ({ sandbox, tables }) => runLoad(sandbox, tables, seconds);
  if (mode === 'growth')
    return ({ sandbox, tables }) => measureGrowth(sandbox.port, tables, orders);
  throw new PlainFailure(usage);
}

await main(async () => {
  const measure = readArguments();
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  return (await withSandbox(measure)) ? 0 : 1;
});
