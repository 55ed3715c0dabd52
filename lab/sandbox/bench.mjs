// `npm run bench:sandbox`: measures the sandbox, by default against a minimal server on the same database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { compareCreations, compareReads, newPayments, pathOfNewOrder } from './compare.mjs';
import { openBenchDatabase } from './database.mjs';
import { embeddedUrl } from './embedded-url.mjs';
import { evaluate, formatComparison } from './evaluate.mjs';
import { measureGrowth } from './growth.mjs';
import { compareInstances } from './instances.mjs';
import { runLoad } from './load-run.mjs';
import { startBareServer, startSandboxServer } from './servers.mjs';

const usage = `Measures the sandbox on a database of its own.

  npm run bench:sandbox                             against a minimal server
  npm run bench:sandbox -- load [--seconds 30]      1,000 reads and 100 creations a second, then ten
                                                    times as many, then the first rates again
  npm run bench:sandbox -- growth [--orders 100000] from 1 order to 100,000
  npm run bench:sandbox -- instances                two instances on one database against one
`;

const maxSeconds = 3_600;
const maxOrders = 1_000_000;

/**
 * A running sandbox, and its database.
 * @typedef {object} Running
 * @property {import('./servers.mjs').Server} sandbox
 * @property {string} url of the database
 * @property {import('./database.mjs').BenchDatabase} database
 * @property {string} dataFolder
 * @property {(cleanUp: () => Promise<void>) => void} after runs this before the sandbox is stopped
 */

/** @param {readonly import('./evaluate.mjs').Comparison[]} comparisons */
function report(comparisons) {
  for (const comparison of comparisons) console.log(formatComparison(comparison));
  return comparisons.every((comparison) => evaluate(comparison).isReached);
}

/** @param {Running} running */
async function compare({ sandbox, url, database, after }) {
  const bare = await startBareServer(url);
  after(bare.stop);
  const token = await database.signIn();
  const setting = { sandboxPort: sandbox.port, baselinePort: bare.port, token };
  const reads = await step('Reading orders', () => compareReads(setting));
  return report([reads, await step('Creating orders', () => compareCreations(setting))]);
}

/** @param {Running} running */
async function instances({ sandbox, database, dataFolder, after }) {
  const other = await startSandboxServer(dataFolder);
  after(other.stop);
  const ports = /** @type {const} */ ([sandbox.port, other.port]);
  const token = await database.signIn();
  const read = await pathOfNewOrder(sandbox.port, token);
  return report([
    await step('Reading orders', () => compareInstances('reads', ports, () => read)),
    await step('Creating orders', () => compareInstances('creations', ports, newPayments(token))),
  ]);
}

/** @param {Running} running @param {number} orders */
async function growth({ sandbox, database }, orders) {
  const token = await database.signIn();
  return measureGrowth(sandbox.port, database.client, newPayments(token), orders);
}

/**
 * Starts a sandbox on a new database, uses it, and removes both.
 *
 * @param {(running: Running) => Promise<boolean>} use
 */
async function withSandbox(use) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(dataFolder, 0o755);
  /** @type {(() => Promise<void>)[]} */
  const cleanups = [];
  const after = (/** @type {() => Promise<void>} */ cleanUp) => void cleanups.unshift(cleanUp);
  try {
    const sandbox = await startSandboxServer(dataFolder);
    after(sandbox.stop);
    const url = embeddedUrl(dataFolder);
    const database = await openBenchDatabase(url);
    after(database.close);
    return await use({ sandbox, url, database, dataFolder, after });
  } finally {
    // The sandbox comes last: it stops the database when no one else is connected.
    for (const cleanUp of cleanups) await cleanUp();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} max
 */
function count(name, text, max) {
  const number = Number(text);
  if (number >= 1 && number <= max) return number;
  throw new PlainFailure(`--${name} must be a number from 1 to ${max}, not "${text}".`);
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '30' },
      orders: { type: 'string', default: '100000' },
    },
  });
  const seconds = count('seconds', values.seconds, maxSeconds);
  const orders = count('orders', values.orders, maxOrders);
  const modes = {
    compare,
    instances,
    load: (/** @type {Running} */ { sandbox, database }) =>
      runLoad(sandbox, database.client, seconds),
    growth: (/** @type {Running} */ running) => growth(running, orders),
  };
  const [name = 'compare'] = positionals;
  return Object.entries(modes).find(([mode]) => mode === name)?.[1] ?? null;
}

await main(async () => {
  const measure = readArguments();
  if (measure === null) throw new PlainFailure(usage);
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  return (await withSandbox(measure)) ? 0 : 1;
});
