// `npm run bench`: measures visits to the shop on a slow phone (Slow 4G and 4 × CPU slow-down, really
// applied), and compares them with minimal pages that are built, and visited, in the same run.
//
// `-- --rounds 5` sets how often each visit is made; the figures are medians. `-- --slowdown 6` takes an older phone.
// `-- --steady` measures only what does not depend on how busy the machine is: JavaScript, requests and layout shifts.
//
// Take times on an idle machine. On a busy one only the ratios are comparable.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../setup/browser.mjs';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { step } from '../terminal/step.mjs';
import { buildHello } from './build-hello.mjs';
import { startSandboxServer } from './sandbox-server.mjs';
import { table } from './table.mjs';
import { bundlePageScript } from './visit/bundle-page-script.mjs';
import { floorPages } from './visit/floor-pages.mjs';
import { initialJs } from './visit/initial-js.mjs';
import { judge } from './visit/judge.mjs';
import { limitsOf, maxInitialJsRatio, maxPageBytes } from './visit/limits.mjs';
import { measure } from './visit/measure.mjs';
import { replenishmentAddress, replenishPath, findPlayer } from './visit/player.mjs';
import { limitRows, threadFigures, visitFigures, visitRows } from './visit/rows.mjs';
import { runRounds } from './visit/run-rounds.mjs';
import { serveFloor } from './visit/serve-floor.mjs';
import { appVisits, floorVisit, pageVisit } from './visit/visits.mjs';

/**
 * The measured apps: names of packages below `apps/`, each with a brand that uses it alone. Their other pages are
 * visited by a player who has signed in and chosen goods before.
 */
const apps = [
  {
    app: 'storefront-new',
    brand: 'nova',
    home: '/selectGoods',
    goods: '/selectGoods',
    pages: ['/activity', '/my', '/userCenter'],
    isSecond: false,
  },
  {
    app: 'storefront-legacy',
    brand: 'europa',
    home: '/selectGame',
    goods: '/selectGoods',
    pages: ['/replenishGoods'],
    isSecond: true,
  },
];

/** @param {string} app */
const folderOf = (app) => join(repository, 'apps', app, 'dist');

/** @returns {string} the load average of the last minute */
const load = () => `load ${loadavg()[0]?.toFixed(1) ?? ''}`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Compares the JavaScript of an app's first screen with that of the hello app, and prints it.
 *
 * @param {{ app: string, brand: string }} app
 * @param {string} hello folder of the built hello app
 * @returns {boolean} whether it is within the limit
 */
function isInitialJsSmall({ app, brand }, hello) {
  const page = `pages/${brand}.html`;
  if (!existsSync(join(folderOf(app), page)))
    throw new PlainFailure(`The build did not write ${folderOf(app)}/${page}.`);
  const { files, inlineBytes } = initialJs(folderOf(app), page);
  const size = sumOf(files);
  const helloSize = sumOf(initialJs(hello, 'index.html').files);
  const ratio = size / helloSize;
  for (const { path, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${path}`);
  console.log(
    `${app}: ${kilobytes(size)} of JavaScript (gzip) on the first screen, ` +
      `hello app ${kilobytes(helloSize)}: ${ratio.toFixed(3)} × (max ${maxInitialJsRatio.toFixed(2)})${ratio <= maxInitialJsRatio ? '' : ' EXCEEDED'}; ` +
      `with the ${kilobytes(inlineBytes)} inside the page, which the hello app does without, ` +
      `${((size + inlineBytes) / helloSize).toFixed(3)} ×`,
  );
  return ratio <= maxInitialJsRatio;
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
 * @param {{ app: string, brand: string, isSecond: boolean }} app
 * @param {string} configured folder of the configured builds
 * @returns {boolean} whether it is within the limit
 */
function isPageSmall({ app, brand, isSecond }, configured) {
  const file = join(configured, isSecond ? 'legacy' : 'new', 'production', `${brand}.html`);
  const { length: size } = brotliCompressSync(readFileSync(file));
  const isSmall = size <= maxPageBytes;
  console.log(
    `${app}: the page has ${kilobytes(size)} (brotli, max ${kilobytes(maxPageBytes)})${isSmall ? '' : ' EXCEEDED'}`,
  );
  return isSmall;
}

/** @param {readonly { bytes: number }[]} files */
function sumOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Makes the visits and prints the tables.
 *
 * @param {{ rounds: number, isSteady: boolean, slowdown: number, hello: string, cleanups: (() => unknown)[] }} run
 * @returns {Promise<boolean>} whether all enforced limits are kept
 */
async function areVisitsWithinLimits({ rounds, isSteady, slowdown, hello, cleanups }) {
  const probe = await bundlePageScript('probe');
  const idleAfterGoods = await bundlePageScript('idle-after-goods');
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(repository),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanups.unshift(() => browser.close());

  const port = await step('Starting the sandbox', () => startShops(cleanups));
  const players = await Promise.all(
    apps.map(async (app) => ({ app, player: await findPlayer(port, app.brand) })),
  );
  const visits = players
    .flatMap(({ app, player }) => appVisits(app, player))
    .filter(({ isOnlyOnce }) => !(isSteady && isOnlyOnce));
  const [first] = players;
  for (const { app, player } of players)
    for (const path of app.pages)
      visits.push(
        path === replenishPath
          ? pageVisit(app.app, await replenishmentAddress(port))
          : pageVisit(app.app, new URL(path, player.origin), player.earlierVisit),
      );
  if (!isSteady && first !== undefined)
    visits.unshift(...(await floorsFor({ port, player: first.player }, hello, cleanups)));

  const before = load();
  const results = await step(`Making ${visits.length} visits, ${rounds} times`, () =>
    // A visit waits for its slow network most of the time. What is counted is the same two at once.
    runRounds(visits, rounds, isSteady ? 2 : 1, (visit) =>
      measure({ browser, probe, idleAfterGoods, isSteady, slowdown }, visit),
    ),
  );
  const judged = apps
    .flatMap((app) => limitsOf(app))
    .filter(({ isEnforced }) => !isSteady || isEnforced)
    .filter(({ visit }) => visits.some(({ name }) => name === visit))
    .map((limit) => judge(results, limit));
  const names = visits.map(({ name }) => name);
  console.log(`\n${table(visitRows(results, names, visitFigures)).join('\n')}`);
  console.log(`\n${table(visitRows(results, names, threadFigures)).join('\n')}`);
  console.log(`\n${table(limitRows(judged)).join('\n')}`);
  console.log(`\n${before} before, ${load()} after`);
  return !judged.some(({ isFailure }) => isFailure);
}

/**
 * Starts a sandbox, which serves both apps.
 *
 * @param {(() => unknown)[]} cleanups
 * @returns {Promise<number>} its port
 */
async function startShops(cleanups) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-visit-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(dataFolder, 0o755);
  cleanups.unshift(() => {
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const { port, stop } = await startSandboxServer(dataFolder, { SANDBOX_CONTROL: '1' });
  cleanups.unshift(stop);
  return port;
}

/**
 * Serves the pages that the apps are compared with, and returns the visits to them.
 *
 * @param {{ port: number, player: import('./visit/player.mjs').Player }} shop whose API they call
 * @param {string} hello
 * @param {(() => unknown)[]} cleanups
 */
async function floorsFor({ port, player }, hello, cleanups) {
  const pages = await step('Building the pages to compare with', () =>
    floorPages(folderOf('storefront-new'), hello),
  );
  return Promise.all(
    pages.map(async ({ name, html, folder }) => {
      const { address, stop } = await serveFloor({ html, folder, sandboxPort: port });
      cleanups.unshift(stop);
      return floorVisit(name, `${address}?${player.goodsQuery}`);
    }),
  );
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
  const rounds = wholeNumber('rounds', values.rounds, values.steady ? 1 : 5);
  // A busy machine that is slowed down as well would make a visit too slow to show all of itself.
  const slowdown = wholeNumber('slowdown', values.slowdown, values.steady ? 1 : 4);

  await step('Building the storefront and the sandbox', () =>
    build(
      repository,
      [
        ...apps.map(({ app }) => `@shop/${app}`),
        ...['@shop/card-frame', '@shop/hosting', '@shop/sandbox'],
      ],
      // What is steady does not depend on it.
      { compression: values.steady ? 'quick' : 'best' },
    ),
  );
  const configured = await step('Configuring the builds', configureProduction);
  const hello = await step('Building the hello app', buildHello);
  const isSmall = apps
    .flatMap((app) => [isInitialJsSmall(app, hello), isPageSmall(app, configured)])
    .every(Boolean);
  rmSync(configured, { recursive: true });

  /** @type {(() => unknown)[]} */
  const cleanups = [];
  try {
    const isKept = await areVisitsWithinLimits({
      rounds,
      isSteady: values.steady,
      slowdown,
      hello,
      cleanups,
    });
    return isKept && isSmall ? 0 : 1;
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
});
