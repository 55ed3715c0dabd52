import type { Page } from '@playwright/test';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' });

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

async function versionCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'shop_version')?.value;
}

for (const [brand, path, isLegacy] of rowsToTest(
  [
    ['nova', '/', false],
    ['harbour', '/', true],
    ['aurora', '/?domain_area=universal', false],
    ['aurora', '/?domain_area=sea', true],
  ] as const,
  (row) => row[2],
))
  test(`${brand} at ${path} is the ${isLegacy ? 'old' : 'new'} version at once (spec §2)`, async ({
    player,
  }) => {
    const { page } = player;
    const loads = countLoads(page);
    await (isLegacy ? player.visitGames : player.visit)(brand, path);
    await expect(steps(page)).toHaveCount(isLegacy ? 1 : 0);
    expect(loads()).toBe(1);
    expect(await versionCookie(page)).toBeUndefined();
  });

test('a page in the wrong version sets the cookie and is reloaded once, with its query', async ({
  player,
}) => {
  const { page } = player;
  await player.visitGames('aurora', '/?domain_area=sea');
  const loads = countLoads(page);
  // The host cannot know the stored area.
  await player.visitGames('aurora', '/?utm_pay=kf');
  await expect(steps(page)).toHaveCount(1);
  expect(loads()).toBe(2);
  expect(await versionCookie(page)).toBe('legacy');
  expect(page.url()).toContain('utm_pay=kf');

  // From then on the host knows it.
  await player.visitGames('aurora');
  expect(loads()).toBe(3);
});

test(
  'a path that only the old version has is served by it, for every brand',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const code = async (): Promise<string | null> =>
      page.locator('#shop-code').getAttribute('href');
    await player.goTo('harbour');
    const ofOldVersion = await code();
    const loads = countLoads(page);
    for (const brand of ['nova', 'aurora']) {
      await player.goTo(brand, '/replenishGoods?domain_area=universal');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await code()).toBe(ofOldVersion);
    }
    expect(loads()).toBe(2);
  },
);

test(
  'two tabs in two areas keep their areas and versions',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('aurora', '/?domain_area=universal');
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/\/selectGoods.*/, '/?domain_area=sea'));
    await expect(steps(other)).toBeVisible();

    const loads = countLoads(page);
    for (const tab of [page, other, page]) {
      await tab.reload();
      await tab.getByRole('main').getByRole('button').first().waitFor();
    }
    await expect(steps(page)).toHaveCount(0);
    await expect(steps(other)).toHaveCount(1);
    expect(page.url()).toContain('domain_area=universal');
    expect(other.url()).toContain('domain_area=sea');
    expect(loads()).toBe(2);
  },
);

for (const [path, heading] of rowsToTest([
  ['/showError', 'The page address is not complete'],
  ['/unknown', 'Page not found'],
] as const))
  test(`the old version has the page ${path}`, { tag: '@nightly' }, async ({ player }) => {
    const { page } = player;
    await player.visitGames('aurora', '/?domain_area=sea');
    const loads = countLoads(page);
    await player.goTo('aurora', `${path}?domain_area=sea`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(steps(page)).toBeVisible();
  });

test(
  'the old version has the page that leads to the real-name verification',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.chooseFirstGame('aurora', '/?domain_area=sea');
    await player.goTo('aurora', '/certifiedReal?domain_area=sea');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real-name verification');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(player.dialog().getByLabel('Password', { exact: true })).toBeVisible();
  },
);

test('the page without an area names the areas there are (spec §4, step 5)', async ({ player }) => {
  const { page } = player;
  await player.goTo('aurora');
  await expect(page).toHaveURL(/\/notArea$/);
  const areas = page.getByRole('list', { name: 'Choose your region' });
  await expect(areas.getByRole('link')).toHaveText([
    'Global',
    'Europe',
    'Southeast Asia',
    /Taiwan · Hong Kong/,
    'United States · Europe',
    'Russia',
    'Middle East and Africa',
  ]);
  await areas.getByRole('link', { name: 'Southeast Asia' }).click();
  await expect(steps(page)).toBeVisible();
  expect(page.url()).toContain('domain_area=sea');
});
