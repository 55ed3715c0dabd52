// `npm run bench`: measures visits to the shop on a slow phone (Slow 4G and 4 × CPU slow-down, really
// applied), and compares them with minimal pages that are built, and visited, in the same run.
//
// `-- --rounds 5` sets how often each visit is made; the figures are medians. `-- --slowdown 6` takes an older phone.
// `-- --steady` measures only what does not depend on how busy the machine is: JavaScript, requests and layout shifts.
//
// Take times on an idle machine. On a busy one only the ratios are comparable.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../setup/browser.mjs';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { step } from '../terminal/step.mjs';
import { startSandboxServer } from './sandbox-server.mjs';
import { table } from './table.mjs';
import { limitRows, visitTables } from './visit/figures.mjs';
import { buildHello, floorPages, serveFloor } from './visit/floors.mjs';
import { initialJs } from './visit/initial-js.mjs';
import { judge, limitsOf, maxInitialJsRatio, maxPageBytes } from './visit/limits.mjs';
import { measure } from './visit/measure.mjs';
import { replenishmentAddress, replenishPath, findPlayer } from './visit/player.mjs';
import { appVisits, floorVisit, pageVisit, runRounds } from './visit/visits.mjs';

/**
 * The measured apps: names of packages below `apps/`, each with a brand that uses it alone. Their other pages are
 * visited by a player who has signed in and chosen goods before.
 */
const apps = [
  {
    ...{ app: 'storefront-new', brand: 'nova', configured: 'new/production/nova.html' },
    ...{ home: '/selectGoods', goods: '/selectGoods', isSecond: false },
    pages: ['/activity', '/my', '/userCenter'],
  },
  {
    ...{ app: 'storefront-legacy', brand: 'europa', configured: 'legacy/production/europa.html' },
    ...{ home: '/selectGame', goods: '/selectGoods', isSecond: true },
    pages: [replenishPath],
  },
];

/** @param {string} app */
const folderOf = (app) => join(repository, 'apps', app, 'dist');

/** @returns {string} the load average of the last minute */
const load = () => `load ${loadavg()[0]?.toFixed(1) ?? ''}`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {boolean} isKept */
const unlessKept = (isKept) => (isKept ? '' : ' EXCEEDED');

/** @param {readonly { bytes: number }[]} files */
const sumOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Compares the JavaScript of an app's first screen with that of the hello app, and prints it.
 *
 * @param {{ app: string, brand: string }} app
 * @param {string} hello folder of the built hello app
 * @returns {boolean} whether it is within the limit
 */
function isInitialJsSmall({ app, brand }, hello) {
  const { files, inlineBytes } = initialJs(folderOf(app), `pages/${brand}.html`);
  const size = sumOf(files);
  const helloSize = sumOf(initialJs(hello, 'index.html').files);
  const ratio = size / helloSize;
  const isSmall = ratio <= maxInitialJsRatio;
  for (const { path, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${path}`);
  console.log(
    `${app}: ${kilobytes(size)} of JavaScript (gzip) on the first screen, ` +
      `hello app ${kilobytes(helloSize)}: ${ratio.toFixed(3)} × (max ${maxInitialJsRatio.toFixed(2)})${unlessKept(isSmall)}; ` +
      `with the ${kilobytes(inlineBytes)} inside the page, which the hello app does without, ` +
      `${((size + inlineBytes) / helloSize).toFixed(3)} ×`,
  );
  return isSmall;
}

/**
 * Puts the environment of production into the builds.
 *
 * @returns {Promise<string>} the folder that would be served
 */
async function configureProduction() {
  const folder = mkdtempSync(join(tmpdir(), 'configured-'));
  const options = ['--environment', 'production', '--out', folder, '--quick'];
  const command = ['packages/hosting/dist/main.js', ...options];
  const { code, output } = await runCommand(process.execPath, command, { cwd: repository });
  if (code !== 0) throw new PlainFailure(output);
  return folder;
}

/**
 * Compares the page of an app, as it is sent with brotli in production, with its limit, and prints it.
 *
 * @param {string} app
 * @param {string} file
 * @returns {boolean} whether it is within the limit
 */
function isPageSmall(app, file) {
  const { length: size } = brotliCompressSync(readFileSync(file));
  const isSmall = size <= maxPageBytes;
  console.log(
    `${app}: the page has ${kilobytes(size)} (brotli, max ${kilobytes(maxPageBytes)})${unlessKept(isSmall)}`,
  );
  return isSmall;
}

/**
 * Returns the visits of a run: to the apps, and before them to the pages that they are compared with, which are
 * served meanwhile.
 *
 * @param {{ isSteady: boolean, hello: string }} run
 * @param {(() => unknown)[]} cleanups
 */
async function prepareVisits({ isSteady, hello }, cleanups) {
  const { port, stop: stopShops } = await step('Starting the sandbox', () =>
    startSandboxServer({ SANDBOX_CONTROL: '1' }),
  );
  cleanups.unshift(stopShops);
  const shops = await Promise.all(
    apps.map(async (app) => ({ ...app, player: await findPlayer(port, app.brand) })),
  );
  const visits = shops
    .flatMap((shop) => appVisits(shop, shop.player))
    .filter(({ isOnlyOnce }) => !(isSteady && isOnlyOnce));
  for (const { app, pages, player } of shops)
    for (const path of pages)
      visits.push(
        path === replenishPath
          ? pageVisit(app, await replenishmentAddress(port))
          : pageVisit(app, new URL(path, player.origin), player.earlierVisit),
      );
  if (isSteady) return visits;

  const query = shops[0]?.player.goodsQuery ?? '';
  const pages = await step('Building the pages to compare with', () =>
    floorPages(folderOf('storefront-new'), hello),
  );
  const floors = pages.map(async ({ name, html, folder }) => {
    const { address, stop } = await serveFloor({ html, folder, sandboxPort: port });
    cleanups.unshift(stop);
    return floorVisit(name, `${address}?${query}`);
  });
  return [...(await Promise.all(floors)), ...visits];
}

/**
 * Bundles a script of `visit/page`, to run before those of the page.
 *
 * @param {'probe' | 'idle-after-goods'} name
 */
async function bundlePageScript(name) {
  const { outputFiles } = await bundle({
    entryPoints: [join(import.meta.dirname, `visit/page/${name}.ts`)],
    ...{ bundle: true, minify: true, write: false, format: 'iife' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Makes the visits and prints the tables.
 *
 * @param {{ rounds: number, isSteady: boolean, slowdown: number, hello: string }} run
 * @param {(() => unknown)[]} cleanups
 * @returns {Promise<boolean>} whether all enforced limits are kept
 */
async function areVisitsWithinLimits(run, cleanups) {
  const { rounds, isSteady, slowdown } = run;
  const probe = await bundlePageScript('probe');
  const idleAfterGoods = isSteady ? await bundlePageScript('idle-after-goods') : null;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(repository),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanups.unshift(() => browser.close());
  const visits = await prepareVisits(run, cleanups);

  const before = load();
  // A visit waits for its slow network most of the time. What is counted is the same two at once.
  const how = { rounds, maxParallel: isSteady ? 2 : 1 };
  const results = await step(`Making ${visits.length} visits, ${rounds} times`, () =>
    runRounds(visits, how, (visit) => measure({ browser, probe, idleAfterGoods, slowdown }, visit)),
  );
  const names = visits.map(({ name }) => name);
  const judged = apps
    .flatMap((app) => limitsOf(app))
    .filter(({ visit, isEnforced }) => names.includes(visit) && (isEnforced || !isSteady))
    .map((limit) => judge(results, limit));
  for (const rows of [...visitTables(results, names), limitRows(judged)])
    console.log(`\n${table(rows).join('\n')}`);
  console.log(`\n${before} before, ${load()} after`);
  return !judged.some(({ isFailure }) => isFailure);
}

/**
 * @param {string} option
 * @param {string | undefined} given
 * @param {number} otherwise
 */
function wholeNumber(option, given, otherwise) {
  const number = Number(given ?? otherwise);
  if (!Number.isInteger(number) || number < 1)
    throw new PlainFailure(`--${option} is "${given}"; it must be a whole number from 1.`);
  return number;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      slowdown: { type: 'string' },
      steady: { type: 'boolean', default: false },
    },
  });
  const isSteady = values.steady;
  const rounds = wholeNumber('rounds', values.rounds, isSteady ? 1 : 5);
  // A busy machine that is slowed down as well would make a visit too slow to show all of itself.
  const slowdown = wholeNumber('slowdown', values.slowdown, isSteady ? 1 : 4);

  const built = [...apps.map(({ app }) => app), 'card-frame', 'hosting', 'sandbox'];
  await step('Building the storefront and the sandbox', () =>
    // What is steady does not depend on how well it is compressed.
    build(
      repository,
      built.map((name) => `@shop/${name}`),
      { compression: isSteady ? 'quick' : 'best' },
    ),
  );
  const configured = await step('Configuring the builds', configureProduction);
  const hello = await step('Building the hello app', buildHello);
  const areSmall = apps.map((one) => [
    isInitialJsSmall(one, hello),
    isPageSmall(one.app, join(configured, one.configured)),
  ]);
  rmSync(configured, { recursive: true });

  /** @type {(() => unknown)[]} */
  const cleanups = [];
  try {
    const isKept = await areVisitsWithinLimits({ rounds, isSteady, slowdown, hello }, cleanups);
    return isKept && areSmall.flat().every(Boolean) ? 0 : 1;
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
});
