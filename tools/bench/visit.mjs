// `npm run bench`: measures visits to the shop on a slow phone (Slow 4G and 4 × CPU slow-down, really
// applied), and compares them with minimal pages that are built, and visited, in the same run.
//
// `-- --rounds 5` sets how often each visit is made; the figures are medians. `-- --slowdown 6` takes an older phone.
// `-- --steady` measures only what does not depend on how busy the machine is: JavaScript, requests and layout shifts.
//
// Take times on an idle machine. On a busy one only the ratios are comparable.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { step } from '../terminal/step.mjs';
import { startSandboxServer } from './sandbox-server.mjs';
import { table } from './table.mjs';
import { limitRows, visitRows } from './visit/figures.mjs';
import { buildFloor, floorPages, serveFloor } from './visit/floors.mjs';
import { initialJs } from './visit/initial-js.mjs';
import { judge, limits, maxInitialJsRatio, maxPageBytes } from './visit/limits.mjs';
import { measure } from './visit/measure.mjs';
import { launchBrowser } from './visit/phone.mjs';
import { findPlayer, replenishmentAddress } from './visit/player.mjs';
import { appVisits, runRounds, visitTo } from './visit/visits.mjs';
import { wholeNumber } from './whole-number.mjs';

/**
 * The measured apps: names of packages below `apps/`, each with a brand that uses it alone. Their other pages are
 * visited by a player who has signed in and chosen goods before.
 */
const apps = [
  {
    ...{ app: 'storefront-new', brand: 'nova', configured: 'new/production/nova.html' },
    ...{ home: '/selectGoods', isSecond: false, pages: ['/activity', '/my', '/userCenter'] },
  },
  {
    ...{ app: 'storefront-legacy', brand: 'europa', configured: 'legacy/production/europa.html' },
    ...{ home: '/selectGame', isSecond: true, pages: [] },
  },
];

/**
 * Ends what runs during the visits, the last one first.
 *
 * @type {(() => unknown)[]}
 */
const cleanups = [];

/** @param {string} app */
const folderOf = (app) => join(repository, 'apps', app, 'dist');

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {boolean} isKept */
const unlessKept = (isKept) => (isKept ? '' : ' EXCEEDED');

/** @param {readonly { bytes: number }[]} files */
const sumOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Compares the JavaScript of an app's first screen with that of the hello app, and its page, as it is sent with brotli in
 * production, with its limit. Prints both.
 *
 * @param {(typeof apps)[number]} app
 * @param {string} hello folder of the built hello app
 * @param {string} production folder of the builds with the environment of production
 * @returns {boolean} whether they are within the limits
 */
function isFirstScreenSmall({ app, brand, configured }, hello, production) {
  const files = initialJs(folderOf(app), `pages/${brand}.html`);
  for (const { path, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${path}`);
  const helloSize = sumOf(initialJs(hello, 'index.html'));
  const ratio = sumOf(files) / helloSize;
  const isSmall = ratio <= maxInitialJsRatio;
  console.log(
    `${app}: ${kilobytes(sumOf(files))} of JavaScript (gzip) on the first screen, ` +
      `hello app ${kilobytes(helloSize)}: ${ratio.toFixed(3)} × (max ${maxInitialJsRatio.toFixed(2)})${unlessKept(isSmall)}`,
  );
  const { length: size } = brotliCompressSync(readFileSync(join(production, configured)));
  const isPageSmall = size <= maxPageBytes;
  console.log(
    `${app}: the page has ${kilobytes(size)} (brotli, max ${kilobytes(maxPageBytes)})${unlessKept(isPageSmall)}`,
  );
  return isSmall && isPageSmall;
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
 * Returns the visits of a run: to the apps, and before them to the pages that they are compared with, which are
 * served meanwhile.
 *
 * @param {{ isSteady: boolean, hello: string }} run
 */
async function prepareVisits({ isSteady, hello }) {
  const { port, stop: stopShops } = await step('Starting the sandbox', () =>
    startSandboxServer({ SANDBOX_CONTROL: '1' }),
  );
  cleanups.unshift(stopShops);
  const shops = await Promise.all(
    apps.map(async (app) => ({ ...app, player: await findPlayer(port, app.brand) })),
  );
  const visits = [
    ...shops.flatMap((shop) => appVisits(shop, shop.player)),
    visitTo('storefront-legacy: /replenishGoods', await replenishmentAddress(port), {
      limits: limits.page,
    }),
  ];
  if (isSteady) return visits.filter(({ isOnlyOnce }) => !isOnlyOnce);

  const query = shops[0]?.player.goodsQuery ?? '';
  const pages = await step('Building the pages to compare with', () =>
    floorPages(folderOf('storefront-new'), hello),
  );
  const floors = pages.map(async ({ name, folder, shows }) => {
    const { address, stop } = await serveFloor(folder, port);
    cleanups.unshift(stop);
    return visitTo(name, `${address}?${query}`, { shows });
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
 * @returns {Promise<boolean>} whether all enforced limits are kept
 */
async function areVisitsWithinLimits(run) {
  const { rounds, isSteady, slowdown } = run;
  const probe = await bundlePageScript('probe');
  const idleAfterGoods = isSteady ? await bundlePageScript('idle-after-goods') : null;
  const browser = await launchBrowser();
  cleanups.unshift(() => browser.close());
  const visits = await prepareVisits(run);

  // A visit waits for its slow network most of the time. What is counted is the same two at once.
  const how = { rounds, maxParallel: isSteady ? 2 : 1 };
  const results = await step(`Making ${visits.length} visits, ${rounds} times`, () =>
    runRounds(visits, how, (visit) => measure({ browser, probe, idleAfterGoods, slowdown }, visit)),
  );
  const names = visits.map(({ name }) => name);
  const judged = visits
    .flatMap(({ name: visit, limits }) =>
      limits.map((limit) => judge(results, { visit, ...limit })),
    )
    .filter(({ isEnforced }) => isEnforced || !isSteady);
  for (const rows of [visitRows(results, names), limitRows(judged)])
    console.log(`\n${table(rows).join('\n')}`);
  return !judged.some(({ isFailure }) => isFailure);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      ...{ rounds: { type: 'string' }, slowdown: { type: 'string' } },
      steady: { type: 'boolean', default: false },
    },
  });
  const isSteady = values.steady;
  const rounds = wholeNumber('rounds', values.rounds ?? (isSteady ? '1' : '5'));
  // A busy machine that is slowed down as well would make a visit too slow to show all of itself.
  const slowdown = wholeNumber('slowdown', values.slowdown ?? (isSteady ? '1' : '4'));

  const built = [...apps.map(({ app }) => app), 'card-frame', 'hosting', 'sandbox'];
  await step('Building the storefront and the sandbox', () =>
    // What is steady does not depend on how well it is compressed.
    build(
      repository,
      built.map((name) => `@shop/${name}`),
      { compression: isSteady ? 'quick' : 'best' },
    ),
  );
  const production = await step('Configuring the builds', configureProduction);
  const hello = await step('Building the hello app', () => buildFloor('hello'));
  const areSmall = apps.map((app) => isFirstScreenSmall(app, hello, production));
  rmSync(production, { recursive: true });

  try {
    const isKept = await areVisitsWithinLimits({ rounds, isSteady, slowdown, hello });
    return isKept && areSmall.every(Boolean) ? 0 : 1;
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
});
