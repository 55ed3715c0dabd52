import type { ShopPlayer } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const widths = [320, 360, 1280];

for (const [language, direction] of rowsToTest([
  ['ar', 'rtl'],
  ['th', 'ltr'],
  ['de', 'ltr'],
] as const))
  test(`${language} is written ${direction} and does not scroll sideways at any width`, async ({
    player: { page, visit },
  }) => {
    await visit('nova', `/?spec_lang=${language}`);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', language);
    await expect(root).toHaveAttribute('dir', direction);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(async () => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });

test('a chosen language survives a reload and is sent to the API', async ({ player }) => {
  const { page } = player;
  const askedInGerman = async (): Promise<unknown> =>
    page.waitForRequest(/\/api\/pay\/getThirdGift.*[?&]spec_lang=de/);

  await player.visit('nova');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /^Language:/ }).click();
  const asked = askedInGerman();
  await player.dialog().getByRole('button', { name: 'Deutsch' }).click();
  await asked;
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Anmelden' }).first()).toBeVisible();

  const askedAgain = askedInGerman();
  const response = await page.reload();
  await askedAgain;
  // The web server sends the page in the chosen language, so that nothing is drawn twice.
  expect(await response?.text()).toMatch(/<html[^>]* lang="de"/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const { brand, language, lead, path } of rowsToTest([
  {
    brand: 'nova',
    language: 'de',
    lead: async ({ visit, page }: ShopPlayer, address: string) => {
      await visit('nova', address);
      await page.getByRole('link', { name: 'Mein Bereich' }).click();
    },
    path: '/my',
  },
  {
    brand: 'europa',
    language: 'fr',
    lead: ({ chooseFirstGame }: ShopPlayer, address: string) => chooseFirstGame('europa', address),
    path: '/selectGoods',
  },
]))
  test(`the language of a link to ${brand} outlives a step inside the shop and a reload`, async ({
    player,
  }) => {
    const { page } = player;
    await lead(player, `/?spec_lang=${language}`);
    await page.waitForURL((url) => url.pathname === path);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

for (const [brand, browser, shown] of rowsToTest([
  ['formosa', 'zh-HK', 'zh-TW'],
  ['merlion', 'th-TH', 'th'],
  ['haneul', 'th-TH', 'ko'],
] as const)) {
  test.describe(`a browser with the language ${browser}`, () => {
    test.use({ locale: browser });
    test(`shows ${brand} in ${shown}`, { tag: '@nightly' }, async ({ player }) => {
      await player.visit(brand);
      await expect(player.page.locator('html')).toHaveAttribute('lang', shown);
    });
  });
}

test(
  'types of goods and ways to pay are in the language of the player',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('merlion', { goods: /^60 /, path: '/?spec_lang=th' });
    await expect(page.locator('label').filter({ hasText: 'จำกัดจำนวน' }).first()).toBeVisible();
    await page.getByRole('button', { name: /^ซื้อ/ }).click();
    await expect(player.dialog().getByText('บัตรเครดิตหรือเดบิต')).toBeVisible();
    await expect(page.getByText('Credit or debit card')).toHaveCount(0);
  },
);

test('no heading of a kind of channels is the name of a channel below it', async ({ player }) => {
  const { page } = player;
  await player.comeBack('harbour', { goods: /^300/, path: '/selectGoods?spec_lang=zh-TW' });
  await page.getByRole('button', { name: /^購買/ }).last().click();
  const ways = page.getByRole('region', { name: '儲值資訊' });
  await ways.getByRole('listitem').first().waitFor();
  const headings = await ways.getByRole('heading', { level: 4 }).allTextContents();
  const names = await ways.getByRole('listitem').locator('bdi:first-child').allTextContents();
  expect(headings).toHaveLength(3);
  expect(names.length).toBeGreaterThan(4);
  expect(headings.filter((heading) => names.includes(heading))).toEqual([]);
});
