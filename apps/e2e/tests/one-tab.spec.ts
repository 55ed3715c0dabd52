import type { Locator, Page } from '@playwright/test';
import type { Control } from '../shop/control';
import type { ShopPlayer } from '../shop/player';
import { chooseChannelInStep, expectStep, payment, result, steps } from '../shop/steps';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const instagram =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Instagram 337.0.0.35.102 Android';

/** Both versions of the shop, as far as they differ here. */
const versions = {
  new: {
    reachPayment: (player: ShopPlayer) => player.reachPayment('nova', /PayPal/),
    buy: (player: ShopPlayer) => player.buy(),
    shown: (player: ShopPlayer): Locator => player.dialog(),
  },
  old: {
    reachPayment: async (player: ShopPlayer) => {
      await player.comeBack('europa', { goods: /^300 /, path: `${steps.goods[0]}?spec_lang=en` });
      await player.openRecharge();
      await expectStep(player.page, 'recharge');
      await chooseChannelInStep(player.page, /PayPal/);
    },
    buy: ({ page }: ShopPlayer) => payment(page).getByRole('button', { name: /^Buy/ }).click(),
    shown: ({ page }: ShopPlayer): Locator => result(page),
  },
} as const;

/** Expects an order that waits for its payment, pays it in this tab, and comes back to it. */
async function payInTab(player: ShopPlayer, shown: Locator, control: Control): Promise<void> {
  const { page } = player;
  const shop = new URL(page.url()).origin;
  await expect(shown).toContainText('Waiting for your payment');
  await expect(page.getByText('do not pay again')).toHaveCount(0);
  await shown.getByRole('link', { name: /Go to pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/`));
  await expect(page.getByText('Payment complete')).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success' }]);
}

/** Has a window that is opened take the tab of the page: at once, as a script in it does, or later, as an app does. */
async function takeTab(page: Page, when: 'at once' | 'later'): Promise<void> {
  await page.addInitScript((isLater) => {
    const leave = (address: unknown): void => {
      location.href = typeof address === 'string' && address !== '' ? address : 'about:blank';
    };
    const open = (address: unknown): unknown => {
      if (!isLater) {
        leave(address);
        return undefined;
      }
      // After the page has stopped what it can stop.
      setTimeout(leave, 100, address);
      return null;
    };
    Object.assign(window, { open });
  }, when === 'later');
}

test.describe('in the browser of an app', () => {
  test.use({ userAgent: instagram });

  for (const [version, { reachPayment, buy, shown }] of rowsToTest(Object.entries(versions)))
    test(`the ${version} version goes to the page to pay on in the same tab, and offers it after a step back`, async ({
      player,
      page,
      control,
    }) => {
      await takeTab(page, 'at once');
      await reachPayment(player);
      await buy(player);
      await page.waitForURL(/pay\.localhost/);
      await page.goBack();
      await payInTab(player, shown(player), control);
    });
});

test(
  'the new version finds the order of a page that was left for an empty window, after a step back',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const { reachPayment, buy, shown } = versions.new;
    await takeTab(page, 'later');
    await reachPayment(player);
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'slow', value: 2_000, times: 1 });
    await buy(player);
    await page.waitForURL('about:blank');
    await page.goBack();
    await payInTab(player, shown(player), control);
  },
);

test(
  'the old version stays on its page when an empty window takes its tab',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const { reachPayment, buy, shown } = versions.old;
    await takeTab(page, 'at once');
    await reachPayment(player);
    await buy(player);
    await payInTab(player, shown(player), control);
  },
);
