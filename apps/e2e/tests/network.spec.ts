import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test';

/** The pause between two attempts of a call (spec §9). */
const retryPauseMs = 4_000;

/** The hosts of the first two of three attempts. */
const triedFirst = ['api.localhost', 'backup1.localhost'];

/** Skips the pause after each failed attempt. */
async function passAttempts(page: Page, attempts: readonly Promise<unknown>[]): Promise<void> {
  for (const attempt of attempts) {
    await attempt;
    await page.clock.fastForward(retryPauseMs);
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the shop opens through a backup host when the primary host is down', async ({
  player,
  control,
}) => {
  const { page } = player;
  await control.fault({ host: 'api.localhost', path: '/api/', kind: 'down' });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('//api.'));
  const helped = page.waitForResponse(/\/\/backup1\..*\/getThirdGift/);
  await player.goTo('nova');
  await passAttempts(page, [failed]);
  await helped;
  await expect(page.locator('label').filter({ hasText: '300 Starlight' })).toBeVisible();
});

test(
  'the player can try again when every host answers with a web page',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await control.fault({ path: '/api/', kind: 'html' });
    const answered = triedFirst.map(async (host) =>
      page.waitForResponse((response) => response.url().includes(`//${host}`)),
    );
    await player.goTo('nova');
    await passAttempts(page, answered);
    await expect(page.getByText('The prices could not be loaded')).toBeVisible();

    await control.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('label').filter({ hasText: '300 Starlight' })).toBeVisible();
  },
);

test('an order whose responses are all lost is shown as unknown, and is found later', async ({
  player,
  control,
}) => {
  const { page } = player;
  await player.reachPayment('nova', /PayPal/);
  await control.fault({ path: '/api/pay/paypal_pay', kind: 'down', value: 'after' });
  const lost = triedFirst.map(async (host) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`//${host}`)),
  );
  await player.buy();
  await passAttempts(page, lost);

  const popup = player.dialog();
  await expect(
    popup.getByRole('heading', { name: 'We could not confirm your payment' }),
  ).toBeVisible();
  await expect(popup).toContainText('Please do not pay again');
  await expect(popup).not.toContainText(/failed/i);
  const [made, ...others] = await control.orders();
  expect(others).toEqual([]);

  await control.clearFaults();
  await page.bringToFront();
  await popup.getByRole('button', { name: 'Check now' }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await expect(player.dialog()).toContainText(made?.billing_no ?? 'no order');
  expect(await control.orders()).toHaveLength(1);
});
