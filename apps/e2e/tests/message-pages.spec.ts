import { expectAccessible } from '../shop/expect-accessible';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const notFound = ['/nowhere', 'Page not found'] as const;
const pages = [
  ['/notArea', 'The page address is not complete'],
  ['/showError', 'The page address is not complete'],
  ['/certifiedReal', 'Real-name verification'],
  ['/errorReplenish', 'This payment cannot be made'],
  ['/pageExpired', 'Expired'],
] as const;

// The old version has the same pages in another frame.
for (const brand of rowsToTest(['nova', 'volga']))
  test(`message pages of ${brand} are in the frame of the shop, and lead on`, async ({
    player,
  }) => {
    const { page } = player;
    for (const [path, heading] of [...rowsToTest(pages), notFound]) {
      await player.goTo(brand, `${path}?spec_lang=en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Privacy policy');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    const support = page.getByRole('main').getByRole('link', { name: /^Customer service/ });
    const { searchParams } = new URL((await support.getAttribute('href')) ?? '');
    expect(searchParams.get('host')).toContain(`${brand}.localhost`);
    expect(searchParams.get('time')).toMatch(/^\d{4}-/);
    await expectAccessible(page, 'page not found');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await player.dialog().getByRole('button', { name: 'Русский' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });

test(
  'a visit without an area can choose its language and its area',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.goTo('aurora', '/?domain_area=kr&spec_lang=en');
    await expect(page).toHaveURL(/\/notArea/);
    await expect(page.getByRole('contentinfo')).toContainText('Privacy policy');
    await expectAccessible(page, 'no area');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await player.dialog().getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^The page/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/select(Goods|Game)/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' });

  const refused = (path: string, value: number) => [{ path, kind: 'code', value, times: 1 }];
  const refusedGames = refused('/api/pay/getGameListV2', -3_014);

  for (const [end, brand, search, language, direction, faults] of rowsToTest([
    ['/notArea', 'merlion', '', 'zh-CN', 'ltr', refusedGames],
    ['/notArea', 'oasis', '', 'tr', 'ltr', refusedGames],
    ['/errorReplenish', 'nova', '', 'ar', 'rtl', refused('/api/config/init', -3_016)],
    ['/pageExpired', 'europa', '', 'pl', 'ltr', refused('/api/config/init', -3_072)],
    ['/showError', 'volga', '&client_id=999999', 'en', 'ltr', []],
  ] as const))
    test(`${end} of ${brand} is in the language of the link, ${language}`, async ({
      player,
      control,
    }) => {
      const { page } = player;
      for (const fault of faults) await control.fault(fault);
      await player.goTo(brand, `/?spec_lang=${language}${search}`);
      await expect(page).toHaveURL(`${new URL(page.url()).origin}${end}?spec_lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    });

  test(
    'a way on from the page of no area keeps the language of the link, until another is chosen',
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      const html = page.locator('html');
      await player.goTo('formosa', '/notArea?spec_lang=ja');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/selectGoods\?spec_lang=ja$/);
      await expect(html).toHaveAttribute('lang', 'ja');

      await player.goTo('formosa', '/notArea?spec_lang=ja');
      await page.getByRole('banner').getByRole('button').click();
      await player.dialog().getByRole('button', { name: 'English' }).click();
      await expect(html).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The page address/);
    },
  );
});
