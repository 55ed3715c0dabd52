import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { accountOf } from '../shop/player';
import { recordLargestPaint } from '../shop/largest-paint';
import { shopPortOf } from '../shop/ports';
import { recordShifts } from '../shop/layout-shifts';
import { rowsToTest } from '../shop/rows';
import { saveVisit } from '../shop/saved-visit';
import { expect, test } from '../shop/test';

/** The requests of a page, in order, without its pictures. */
function requestsOf(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && pathname !== '/icon.svg') found.push(pathname);
  });
  return found;
}

/** Everything that React or the browser complains about. */
function complaintsOf(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  return found;
}

test('the page shows the first screen before any file has arrived', async ({ player }) => {
  const { page } = player;
  await page.route('**/assets/**', () => undefined);
  await player.goTo('nova');
  await expect(page.getByRole('heading', { name: 'Who is it for?' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Nova Games');
});

test('no picture of a page is loaded before its first paint, which would wait for one in the cache', async ({
  player,
}) => {
  const { page } = player;
  await page.route('**/assets/**', () => undefined);
  for (const brand of ['nova', 'europa'] as const) {
    await player.goTo(brand);
    await expect(page.locator('header img[loading=lazy]')).toBeVisible();
    await expect(page.locator('img:not([loading=lazy])')).toHaveCount(0);
  }
});

/** Pages in English and in the languages with the longest texts, and their sizes at the best compression. */
const maxPageBytes = [
  ['nova', '/selectGoods?spec_lang=en', 16_800],
  ['nova', '/selectGoods?spec_lang=ru', 17_250],
  ['hanabi', '/selectGoods?spec_lang=ja', 17_950],
  ['europa', '/selectGame?spec_lang=de', 14_400],
  ['europa', '/selectGoods?spec_lang=de', 17_250],
  ['aurora', '/selectGoods?domain_area=sea&spec_lang=th', 17_750],
] as const;

test('pages keep within their sizes', async ({ player }) => {
  for (const [brand, path, max] of maxPageBytes) {
    const answer = player.page.waitForResponse((response) => response.url().endsWith(path));
    await player.goTo(brand, path);
    const size = brotliCompressSync(await (await answer).body()).length;
    expect.soft(size, `${brand}${path}`).toBeLessThanOrEqual(max);
  }
});

/** Holds the shop's files back; returns how to let them arrive. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<undefined>((resolve) => {
    arrive = () => {
      resolve(undefined);
    };
  });
  await page.route('**/assets/**', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

for (const [brand, path, button, popup] of rowsToTest([
  ['nova', '/', 'Sign in', 'Sign in'],
  ['nova', '/my', /^Language:/, 'Language'],
  ['europa', '/selectGoods?client_id=630001', /^Language:/, 'Language'],
] as const))
  test(`a button of ${brand} at ${path} that is pressed before the code is there works once it is`, async ({
    player,
  }) => {
    const { page } = player;
    const arrive = await holdCode(page);
    await player.goTo(brand, path);
    await page.getByRole('button', { name: button }).first().click();
    arrive();
    await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
  });

test(
  'a link that is pressed before the code is there keeps the language of the visit',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const arrive = await holdCode(page);
    await player.goTo('nova', '/?spec_lang=de');
    await page.locator('#root a[href="/my"]').click();
    arrive();
    await expect(page).toHaveURL(/\/my\?.*spec_lang=de/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

/** The further pages, each with its title and with what a player has at once that a guest has not. */
const furtherPages = [
  ['/activity', 'Event', null],
  ['/my', 'My', 'My orders'],
  ['/userCenter', 'Vip Center', null],
] as const;

test(
  'further pages do so as well, for guests, for players and inside a game',
  { tag: '@nightly' },
  async ({ player }, { parallelIndex }) => {
    const { page } = player;
    await page.route('**/assets/**', () => undefined);
    for (const isPlayer of [false, true]) {
      if (isPlayer)
        await saveVisit(page.context(), shopPortOf(parallelIndex), {
          ...{ brand: 'nova', account: accountOf('nova'), hasRole: true },
        });
      for (const [path, title, own] of furtherPages) {
        await player.goTo('nova', path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
        await expect(signIn).toHaveCount(isPlayer || path === '/userCenter' ? 0 : 1);
        if (own !== null)
          await expect(page.getByRole('heading', { name: own })).toHaveCount(isPlayer ? 1 : 0);
      }
    }
    await player.goTo('nova', '/userCenter?visit=sdk');
    await expect(page.getByRole('heading', { name: 'Levels and benefits' })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    for (const path of [
      '/?client_id=630001',
      '/selectGame?client_id=630001',
      '/selectGoods?client_id=630001',
    ]) {
      await player.goTo('europa', path);
      await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeVisible();
    }
  },
);

/** All prerendered pages besides the home pages, each with its brand and title. */
const prerenderedPages = [
  ...furtherPages.map(([path, title]) => ['nova', path, title] as const),
  ['nova', '/userCenter?visit=sdk', 'Vip Center'],
  ['europa', '/?client_id=630001', 'Select role and goods'],
] as const;

for (const [brand, path, title] of rowsToTest(prerenderedPages))
  test(`visits to ${path} of ${brand} hydrate without a complaint, a shift or a larger paint, in 20 requests, none twice`, async ({
    player,
  }, { parallelIndex }) => {
    const { page } = player;
    const complaints = complaintsOf(page);
    for (const isPlayer of [false, true]) {
      // The guest's page would note the sign-in.
      await page.goto('about:blank');
      if (isPlayer)
        await saveVisit(page.context(), shopPortOf(parallelIndex), {
          ...{ brand, account: accountOf(brand), hasRole: true },
        });
      const requests = requestsOf(page);
      const shifts = await recordShifts(page);
      const laterPaint = await recordLargestPaint(page);
      await player.goTo(brand, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      expect(await shifts()).toEqual([]);
      expect(await laterPaint()).toBeNull();
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20);
      const loaded = requests.filter((one) => one !== '/dot.php');
      expect(new Set(loaded).size, requests.join('\n')).toBe(loaded.length);
      // Only the last of these pages shows goods.
      if (brand === 'nova') expect(loaded).not.toContain('/api/pay/getLimitProductInfo');
    }
  });

/** A shop of each brand, with what its first page offers in its version. */
const shops = [
  ['nova', '/', 'visit'],
  ['formosa', '/', 'visit'],
  ['haneul', '/', 'visit'],
  ['merlion', '/', 'visit'],
  ['hanabi', '/', 'visit'],
  ['ember', '/', 'visit'],
  // The one with the lowest header: what is below the window elsewhere may be in it.
  ['northstar', '/?domain_area=useuro', 'visitGames'],
  ['oasis', '/', 'visitGames'],
  ['harbour', '/', 'visitGames'],
  ['europa', '/', 'visitGames'],
  ['dragonfire', '/', 'visitGames'],
  ['codaverse', '/', 'visitGames'],
  ['volga', '/', 'visitGames'],
  ['aurora', '/?domain_area=sea', 'visitGames'],
  ['pixelforge', '/?domain_area=universal', 'visit'],
] as const;
/** On wide screens: one with popups in the footer, one of the old version written from right to left. */
const wideShops = shops.filter(([brand]) => brand === 'hanabi' || brand === 'oasis');

for (const [width, visited] of [
  [360, shops],
  [1280, wideShops],
] as const)
  for (const [brand, path, visit] of rowsToTest(visited, (shop) => width === 360 && shop[2]))
    test(`a first visit to ${brand} at ${String(width)} px hydrates without a complaint, a shift or a larger paint, in 20 requests, none twice`, async ({
      player,
    }) => {
      const { page } = player;
      await page.setViewportSize({ width, height: 740 });
      const complaints = complaintsOf(page);
      const requests = requestsOf(page);
      const shifts = await recordShifts(page);
      const laterPaint = await recordLargestPaint(page);
      await player[visit](brand, path);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      expect(await shifts()).toEqual([]);
      expect(await laterPaint()).toBeNull();
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20);
      // Each event is a request of its own.
      const loaded = requests.filter((path) => path !== '/dot.php');
      expect(new Set(loaded).size, requests.join('\n')).toBe(loaded.length);
    });

test(
  'the goods of a first visit do not wait for the list of games',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await page.route('**/api/pay/getGameListV2*', () => undefined);
    await player.visit('nova');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
);

test('nothing moves for a returning player', async ({ player }) => {
  const { page } = player;
  const shifts = await recordShifts(page);
  await player.comeBack('nova');
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});
