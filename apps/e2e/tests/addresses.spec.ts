import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** Addresses that were glued, copied or retyped, with the page that they mean. */
const clumsy = [
  ['//selectGame', ''],
  ['/SELECTGAME//', ''],
  ['/selectGame.?utm_source=a&amp;visit=1?spec_lang=de', '?utm_source=a&visit=1&spec_lang=de'],
] as const;

const nowhere = [
  ...['//evil.example/x', '/%', '/%E0%A4%A', '/a%2Fb', '/selectGame;x', '/nothing//here'],
  ...['/index.html', '/selectGoods.html', '/foo.php?a=b', '/sign-in/%5C'],
];

for (const [brand, home] of rowsToTest([
  ['nova', '/selectGoods'],
  ['europa', '/selectGame'],
] as const))
  test(`any address of ${brand} shows the page that it means, or says that there is none`, async ({
    player,
  }) => {
    const { page } = player;
    await player.goTo(brand);
    const { origin } = new URL(page.url());
    const main = page.getByRole('main');
    for (const [address, search] of rowsToTest(clumsy, ([, query]) => query)) {
      const answer = await page.goto(origin + address);
      await expect(page).toHaveURL(`${origin}${home}${search}`);
      await expect(main.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      expect([address, answer?.status()]).toEqual([address, 200]);
    }
    for (const address of rowsToTest(nowhere, (one) => one.match(/%|\.html/)?.[0])) {
      const answer = await page.goto(origin + address);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect([address, answer?.status()]).toEqual([address, 404]);
    }
    await main.getByRole('link', { name: 'Return home' }).click();
    await expect(page).toHaveURL(origin + home);
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  });

test(
  'a link with a full stop after its id, or with full-width digits, chooses the game',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    for (const id of ['510021.', '５１００２１', '510021。']) {
      await player.visit('nova', `/?client_id=${encodeURIComponent(id)}`);
      await expect(page.getByRole('button', { name: /^Game Neon Drift/ })).toBeVisible();
    }
  },
);
