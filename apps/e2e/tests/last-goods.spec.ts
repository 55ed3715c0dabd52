import type { Page } from '@playwright/test';
import { recordShifts } from '../shop/layout-shifts';
import { hold } from '../shop/network';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const goodsPath = '/api/pay/getThirdGift';

/** Returns where the tiles of the goods begin, in pixels from the top. */
async function tileTops(page: Page): Promise<readonly number[]> {
  const boxes = await page
    .locator('#goods label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  return boxes.map(Math.round);
}

for (const brand of rowsToTest(['nova', 'formosa']))
  test(`${brand} shows the goods of the last visit before the code, and nothing moves`, async ({
    player,
  }) => {
    const { page } = player;
    await player.visit(brand);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('paymentGoods')))
      .not.toBeNull();

    const shifts = await recordShifts(page);
    const code = await hold(page, '**/assets/main-*.js');
    const goods = await hold(page, `**${goodsPath}*`);
    await page.reload({ waitUntil: 'commit' });
    const first = page.locator('#goods [aria-busy] label').first();
    await expect(first).toBeVisible();
    await expect(page.locator('#goods input:enabled')).toHaveCount(0);
    const painted = await tileTops(page);
    await first.evaluate((label) => {
      label.dataset['painted'] = '';
    });

    code();
    // The prerendered page does not know the game.
    await expect(page.locator('#recipient-game')).toHaveAttribute('data-state', 'done');
    await expect(page.locator('[data-painted]')).toBeVisible();
    expect(await tileTops(page)).toEqual(painted);

    goods();
    await expect(page.locator('#goods label input:enabled').first()).toBeAttached();
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    expect(await tileTops(page)).toEqual(painted);
    expect(await shifts()).toEqual([]);
  });

for (const { brand, path } of rowsToTest([
  { brand: 'nova', path: '/' },
  { brand: 'nova', path: '/?spec_lang=ar' },
  { brand: 'formosa', path: '/' },
]))
  test(`${brand} shows the goods of a first visit to ${path} before the code, and the one that is pressed is chosen`, async ({
    player,
  }) => {
    const { page } = player;
    const shifts = await recordShifts(page);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/images/goods/')) pictures.push(request.url());
    });
    const code = await hold(page, '**/assets/main-*.js');
    await player.goTo(brand, path);
    const second = page.locator('#goods [aria-busy] label').nth(1);
    await expect(second).toBeVisible();
    await expect(page.locator('#goods input:enabled')).toHaveCount(0);
    const name = await second.textContent();
    const painted = await tileTops(page);
    expect(pictures).toEqual([]);
    await second.click({ force: true });

    code();
    const chosen = page.locator('#goods label').filter({ has: page.locator('input:checked') });
    await expect(chosen.filter({ hasText: name ?? '' })).toHaveCount(1);
    expect(await tileTops(page)).toEqual(painted);
    expect(await shifts()).toEqual([]);
  });

for (const brand of rowsToTest(['nova', 'europa']))
  test(`${brand} does not ask a player to sign in who comes back, and keeps the header in place when the name arrives`, async ({
    player,
  }) => {
    const { page } = player;
    const path = '/selectGoods';
    await player.comeBack(brand, { goods: /^300 /, path });
    const code = await hold(page, '**/assets/main-*.js');
    await page.reload({ waitUntil: 'commit' });
    const action = page.getByRole('region', { name: 'Your order' }).getByRole('button');
    await expect(action).toBeDisabled();
    await expect(action).toHaveCSS('color', 'rgba(0, 0, 0, 0)');

    code();
    await expect(action).toBeEnabled();
    await expect(action).toHaveText('Buy');
    await expect(action).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifts = await recordShifts(page);
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(`${brand}-player`);
    expect(await shifts()).toEqual([]);
  });
