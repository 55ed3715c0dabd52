import type { Locator, Page } from '@playwright/test';
import { cardFieldsOf, payWithCard } from '../shop/card-fields';
import type { ShopPlayer } from '../shop/player';
import { expectStep, payment, result } from '../shop/steps';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });
const pending = 'Waiting for your payment';
const number = (page: Page): Locator => cardFieldsOf(page).getByLabel(/Card number/);

async function closePopup(player: ShopPlayer): Promise<void> {
  await player.dialog().getByRole('button', { name: 'Close' }).click();
  await expect(player.page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the card fields, closes them without a card, and closes the popup below them. */
async function leaveCard(player: ShopPlayer): Promise<void> {
  await player.reachPayment('ember', /Credit or debit card/, /^300 /);
  await player.buy();
  await number(player.page).waitFor();
  await player.page.keyboard.press('Escape');
  await expect(player.dialog()).toContainText('The payment is not finished');
  await closePopup(player);
}

test('an order whose card fields were closed waits for its payment, on /my too, and is paid there', async ({
  player,
  page,
  control,
}) => {
  await leaveCard(player);
  await expect(notice(page, pending)).toBeVisible();
  await expect(notice(page, 'not confirmed')).toHaveCount(0);
  const [order] = await control.orders();

  await player.goTo('ember', '/my');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: pending });
  await row.getByRole('button', { name: 'Continue' }).click();
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
  await player.dialog().getByRole('button', { name: 'Go to pay' }).click();
  await number(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(player.dialog().getByRole('heading', { name: pending })).toBeVisible();
  await player.dialog().getByRole('button', { name: 'Go to pay' }).click();
  await payWithCard(page, '4111 1111 1111 1111');
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success' }]);
});

test(
  'an order whose card fields were closed ends with its time to pay, after a reload too',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await leaveCard(player);
    await control.advanceClock(40 * 60);
    await page.reload();
    await expect(notice(page, 'The time to pay was over')).toBeVisible();
    await expect(notice(page, 'not confirmed')).toHaveCount(0);

    await player.openRecharge();
    await player.buy();
    await number(page).waitFor();
    expect(await control.orders()).toMatchObject([{ status: 'pending' }, { status: 'fail' }]);
  },
);

test(
  'a reload with open card fields leaves an order that waits for its payment',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.reachPayment('ember', /Credit or debit card/, /^300 /);
    await player.buy();
    await number(page).waitFor();
    await page.reload();
    await notice(page, pending).getByRole('button', { name: 'Continue' }).click();
    await player.dialog().getByRole('button', { name: 'Go to pay' }).click();
    await expect(number(page)).toBeVisible();
  },
);

test(
  'a card payment that is being confirmed is not called unpaid',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.reachPayment('ember', /Credit or debit card/, /^300 /);
    await player.buy();
    await payWithCard(page, '4000 0000 0000 0259');
    await expect(player.dialog()).toContainText('Your payment is being confirmed');
    await closePopup(player);

    await player.openRecharge();
    await expect(player.dialog()).toContainText('Your payment is being confirmed');
    await expect(player.dialog()).not.toContainText('unpaid');
    await expect(player.dialog()).not.toContainText('You enter your card next');
    await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toHaveCount(0);
    await player.dialog().getByRole('button', { name: 'Show' }).click();
    await expect(player.dialog().getByRole('heading', { name: pending })).toBeVisible();
  },
);

test(
  'the old version opens card fields that were closed above the page of the order',
  { tag: '@nightly' },
  async ({ player, page }) => {
    const path = '/selectGoods?domain_area=useuro&client_id=590101&spec_lang=en';
    await player.comeBack('northstar', { hasRole: false, path });
    await player.chooseServer(/^S1\b/);
    await player.chooseRole();
    await player.chooseGoods(/^300/);
    await player.openRecharge();
    await payment(page).getByRole('listitem').filter({ hasText: 'Credit or debit card' }).click();
    await payment(page).getByRole('button', { name: /^Buy/ }).click();
    await number(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(payment(page)).toContainText('The payment is not finished');
    await page.goBack();

    await notice(page, pending).getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'result');
    await result(page).getByRole('button', { name: 'Go to pay' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeInViewport({ ratio: 0.9 });
    await payWithCard(page, '4111 1111 1111 1111');
    await expect(result(page).getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  },
);

test.describe('card fields that never say that they can be used', () => {
  test.use({ plantsErrors: true });

  const isOfCards = ({ hostname }: URL): boolean => hostname === 'cards.localhost';
  for (const [what, isPart, answer] of rowsToTest([
    ['whose document is not there', /^\/frame\//, { status: 404, body: '' }],
    ['whose document is empty', /^\/frame\//, { contentType: 'text/html', body: '' }],
    [
      'whose script throws',
      /\.js$/,
      { contentType: 'text/javascript', body: 'throw new Error("x")' },
    ],
  ] as const))
    test(`${what}, give way to the other methods, which pay the same goods once`, async ({
      player,
      page,
      control,
    }) => {
      await page.route(
        (url) => isOfCards(url) && isPart.test(url.pathname),
        (route) => route.fulfill(answer),
      );
      await page.clock.install();
      await player.reachPayment('ember', /Credit or debit card/, /^300 /);
      await player.buy();
      await expect(page.locator('iframe')).toBeAttached();
      await expect(player.dialog()).toContainText('Loading');
      const reported = page.waitForRequest(/\/envelope\//);
      await page.clock.fastForward(10_000);
      await expect(player.dialog()).toContainText(
        'The card form could not be loaded. Please choose another payment method',
      );
      await expect(page.locator('iframe')).toHaveCount(0);
      expect((await reported).postData()).toContain('"card-frame: pingpongx-card"');
      expect(await control.orders()).toMatchObject([{ status: 'pending', payway_id: '11702' }]);

      await player.chooseChannel(/^PayPal/);
      await player.buyAndFollow();
      expect(await control.orders()).toMatchObject([{ status: 'pending' }, { status: 'fail' }]);
    });
});
