import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { payerOn, replenishLink, soloPayer } from '../shop/payer';
import { expectStep, payment, steps } from '../shop/steps';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

test.use({ isMobile: false, hasTouch: false });

/** A tablet held sideways, a laptop and a large screen. */
const windows = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

async function boxOf(place: Locator): Promise<Box> {
  return place.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return { left, right, top };
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** The picture of the game behind the head of the page. */
const art = (page: Page): Locator => page.locator('picture[data-loaded] img');

/** The second column: the order, before and while it is paid. */
const order = (page: Page): Locator => page.getByRole('region', { name: 'Your order' });

for (const size of rowsToTest(windows))
  test(`the old version is paid beside the order at ${String(size.width)} px`, async ({
    player,
    page,
    control,
  }) => {
    await page.setViewportSize(size);
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await expect(art(page)).toBeVisible();
    await expect(page.getByText('€4.99').first()).toBeInViewport();
    const chosen = await boxOf(order(page));
    await player.openRecharge();
    await expectStep(page, 'recharge');
    const ways = payment(page);
    await ways.getByRole('radio', { name: /PayPal/ }).check();
    await expect(art(page)).toBeVisible();

    // The column stays where it was, and has all that is pressed last.
    expect(await boxOf(order(page))).toEqual(chosen);
    expect((await boxOf(ways)).right).toBeLessThan(chosen.left);
    const buy = order(page).getByRole('button', { name: /^Buy/ });
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'payment beside the order');

    // From the ways to pay the keyboard leads into the order, and to its end.
    await ways.getByRole('radio', { name: /PayPal/ }).focus();
    for (let press = 0; press < 5 && !(await isFocused(buy)); press += 1) {
      await page.keyboard.press('Tab');
      expect(await order(page).locator(':focus').count()).toBe(1);
    }
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    await opened;
    await expectStep(page, 'result');
    expect(await control.orders()).toMatchObject([{ status: 'pending', payway_id: '10201' }]);
  });

async function isFocused(button: Locator): Promise<boolean> {
  return button.evaluate((element) => element === document.activeElement);
}

test('in Arabic the order is at the left', async ({ player, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await player.comeBack('oasis', { goods: /./, path: `${steps.goods[0]}?spec_lang=ar` });
  await player.goTo('oasis', `${steps.recharge[0]}?spec_lang=ar`);
  const [ways, beside] = await Promise.all(
    [/معلومات الشحن/, /طلبك/].map(async (name) => boxOf(page.getByRole('region', { name }))),
  );
  expect(beside?.right).toBeLessThan(ways?.left ?? 0);
  await expectNoSidewaysScroll(page);
});

test(
  'a window that becomes narrow keeps the step and what is chosen',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await player.openRecharge();
    await payment(page)
      .getByRole('radio', { name: /PayPal/ })
      .check();
    await page.setViewportSize({ width: 800, height: 900 });
    await expectStep(page, 'recharge');
    await expect(order(page)).toHaveCount(0);
    await expect(payment(page).getByRole('button', { name: /^Buy/ })).toBeEnabled();
    await expect(payment(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  },
);

test(
  'the art of the game is for wide windows alone',
  { tag: '@nightly' },
  async ({ player, page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/art\//.test(request.url())) loaded.push(request.url());
    });
    await page.setViewportSize({ width: 800, height: 900 });
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(art(page)).toBeVisible();
    expect(loaded).toHaveLength(1);
  },
);

test(
  'on a wide window the payment for another player stands beside what it is for',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const payer = payerOn(page, parallelIndex);
    await payer.goTo('nova', await replenishLink(parallelIndex, 'running'));
    await payer.signInToPay(soloPayer);
    await expect(art(page)).toBeVisible();
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const button = page.getByRole('button', { name: /^Pay / });
    const column = await boxOf(button);
    expect(column.left).toBeGreaterThan(heading.right);
    await expectAccessible(page, 'payment for another player');
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toHaveCount(0);
    expect((await boxOf(payment(page))).left).toBeGreaterThan(heading.right);
    await payer.chooseChannel(/PayPal/);
    await payer.approve();
    await page.bringToFront();
    const result = page.getByRole('region', { name: 'Recharge result' });
    await expect(result.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await result.getByRole('button', { name: 'Close' }).click();
    await expect(payer.paid()).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'success' }]);
  },
);

test(
  'a reload finds the payment for another player beside whom it is for',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const payer = payerOn(page, parallelIndex);
    await payer.goTo('nova', await replenishLink(parallelIndex, 'running'));
    await payer.signInToPay(soloPayer);
    await payer.pay();
    await payer.chooseChannel(/PayPal/);
    await payer.buyAndFollow();
    await page.bringToFront();
    await page.reload();
    const result = page.getByRole('region', { name: 'Recharge result' });
    await expect(result.getByText('Waiting for your payment')).toBeVisible();
  },
);

for (const size of windows)
  test(
    `the VIP centre has the player before the levels at ${String(size.width)} px`,
    { tag: '@nightly' },
    async ({ player, page }) => {
      await page.setViewportSize(size);
      await player.comeBack('nova');
      await player.goTo('nova', '/userCenter');
      await expect(page.getByText(/^Growth points:/)).toBeVisible();
      const [own, levels] = await Promise.all(
        ['Your level', 'Levels and benefits'].map(async (name) =>
          boxOf(page.getByRole('region', { name })),
        ),
      );
      expect(own?.right).toBeLessThan(levels?.left ?? 0);
      expect(own?.top).toBe(levels?.top);
      await expect(art(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    },
  );
