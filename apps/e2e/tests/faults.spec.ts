import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** The pause between two attempts of a call (spec §9). */
const retryPauseMs = 4_000;
const goodsPath = '/api/pay/getThirdGift';
const triedFirst = ['api.localhost', 'backup1.localhost'];

/** The transport's tests have every kind; these reach the page in different ways. */
const unusable: readonly (readonly [what: string, fault: object])[] = [
  ['a success of another shape', { kind: 'body', value: '{"code":1,"content":{"goods":{}}}' }],
  ['10 MB', { kind: 'large', value: 10_000_000 }],
  ['a proxy’s 502', { kind: 'status', value: 502 }],
];

/** Resolves when an attempt at a host has ended, with or without a response. */
async function attemptAt(page: Page, host: string, path: string): Promise<unknown> {
  const isIt = (url: string): boolean => url.includes(`//${host}:`) && url.includes(path);
  return Promise.race([
    page.waitForEvent('requestfinished', (request) => isIt(request.url())),
    page.waitForEvent('requestfailed', (request) => isIt(request.url())),
    // The page does not read the body of an HTTP error.
    page.waitForResponse((response) => isIt(response.url()) && !response.ok()),
  ]);
}

/** Skips the pause after each failed attempt. */
async function passAttempts(page: Page, attempts: readonly Promise<unknown>[]): Promise<void> {
  for (const attempt of attempts) {
    await attempt;
    await page.clock.fastForward(retryPauseMs);
  }
}

for (const [what, fault] of rowsToTest(unusable))
  test(
    `${what} from every host is told once, with a button to try again`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      const { page } = player;
      await page.clock.install();
      await control.fault({ path: goodsPath, ...fault });
      const attempts = triedFirst.map(async (host) => attemptAt(page, host, goodsPath));
      await player.goTo('nova');
      await passAttempts(page, attempts);
      await expect(page.getByText('The prices could not be loaded')).toBeVisible();
      await expect(page.getByText('Network error')).toHaveCount(1);

      await control.clearFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('label').filter({ hasText: '300 Starlight' })).toBeVisible();
    },
  );

test('goods are shown despite numbers as text, unknown fields and one invalid row', async ({
  player,
  control,
}) => {
  const row = { product_id: 'p', name: 'Odd goods', price: '4.99', currency: 'USD', more: 1 };
  const goods = [{ ...row, type_key: 'gems', type_name: 'Gems' }, { product_id: 'broken' }];
  const value = JSON.stringify({ code: '1', msg: null, content: { goods } });
  await control.fault({ path: goodsPath, kind: 'body', value });
  await player.visit('nova');
  await expect(player.page.locator('label').filter({ hasText: 'Odd goods' })).toContainText(
    '$4.99',
  );
  await expect(player.page.getByRole('radio')).toHaveCount(1);
});

test(
  'markup in the message of a refusal is shown as text',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const msg = '<img src=x onerror="document.title=\'run\'"><b>No</b>';
    const value = JSON.stringify({ code: -9_999, msg, content: null });
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'body', value });
    await player.buy();
    await expect(player.dialog()).toContainText('<b>No</b>');
    await expect(player.dialog().locator('b, img[src="x"]')).toHaveCount(0);
    expect(await player.page.title()).not.toBe('run');
    expect(await control.orders()).toEqual([]);
  },
);

test(
  'goods and roles that are refused say the reason of the back end, as text',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const msg = '<b>The realm</b> is closed until noon. '.repeat(100);
    const value = JSON.stringify({ code: -9_999, msg, content: null });
    await player.comeBack('nova', { hasRole: false });
    await control.fault({ path: goodsPath, kind: 'body', value });
    await page.reload();
    const goods = page.getByRole('alert').filter({ hasText: 'The prices could not be loaded' });
    await expect(goods).toContainText('<b>The realm</b> is closed until noon.');
    expect((await goods.innerText()).length).toBeLessThan(400);
    await expect(goods.locator('b')).toHaveCount(0);

    await control.clearFaults();
    await control.fault({ path: '/api/pay/getRoleList', kind: 'body', value });
    await player.chooseServer(/^S1\b/i);
    await expect(page.getByRole('button', { name: /is closed until noon/ })).toBeVisible();
    await expect(page.getByText('Network error')).toHaveCount(0);
  },
);

test(
  'a response without an order number is reported as an error',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const value = JSON.stringify({ code: 1, msg: '', content: {} });
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'body', value });
    await player.buy();
    await expect(player.page.getByText('payway_id is no exist')).toBeVisible();
    await expect.poll(() => player.page.context().pages().length).toBe(1);
  },
);

test(
  'a pay link with a script is not followed',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const url = 'javascript:document.title="run"';
    const value = JSON.stringify({ code: 1, content: { billing_no: 'B1', url } });
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'body', value });
    await player.buy();
    await expect(player.page.getByText(/link is not valid|Invalid link/i)).toBeVisible();
    await expect.poll(() => player.page.context().pages().length).toBe(1);
    expect(await player.page.title()).not.toBe('run');
  },
);

test(
  'the code for another region leads to the page for it',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await control.fault({ path: goodsPath, kind: 'code', value: -3014 });
    await player.goTo('nova');
    await expect(player.page).toHaveURL(/\/notArea/);
    await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(player.page, 'no region');
  },
);

for (const [brand, path, code, end] of rowsToTest([
  ['merlion', '/api/pay/getGameListV2', -3014, '/notArea'],
  ['haneul', '/api/config/recharge', -3014, '/notArea'],
  ['oasis', '/api/pay/getGameListV2', -3014, '/notArea'],
  ['formosa', '/api/config/init', -3016, '/errorReplenish'],
  ['hanabi', '/api/config/init', -3072, '/pageExpired'],
] as const))
  test(`code ${String(code)} of ${path} leads ${brand} to ${end} once, and home from there`, async ({
    player,
    control,
  }) => {
    const { page } = player;
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await control.fault({ path, kind: 'code', value: code });
    await player.goTo(brand, '/?spec_lang=en');
    await expect(page).toHaveURL(new RegExp(`${end}\\?spec_lang=en$`));
    await expect(page.getByRole('link', { name: 'Return home' })).toBeVisible();
    // Idle, and with a popup loaded and closed, the page is past all that it does by itself.
    await page.getByRole('button', { name: 'Language: English' }).click();
    await player.dialog().getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(loads).toEqual(['/', end]);
    await control.clearFaults();
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(page).toHaveURL(/\/select(Goods|Game)/);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

test(
  'a game that no longer exists is dropped with one message',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await control.fault({ path: goodsPath, kind: 'code', value: -3001 });
    await player.goTo('nova');
    const messages = player.page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(/game/i)).toHaveCount(1);
  },
);

test(
  'a purchase succeeds while the tracking host hangs',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await control.fault({ host: 'track.localhost', kind: 'slow', value: 60_000 });
    await player.reachPayment('nova', /PayPal/);
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  },
);

test(
  'the shop stays with a backup host after a reload, until that host fails',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await page.clock.install();
    await control.fault({ host: 'api.localhost', path: '/api/', kind: 'down' });
    const failed = attemptAt(page, 'api.localhost', '/api/');
    await player.goTo('nova');
    await passAttempts(page, [failed]);
    await page.getByRole('radio').first().waitFor();

    const direct = page.waitForRequest(new RegExp(`//backup1\\..*${goodsPath}`));
    await page.reload();
    await direct;
    await page.getByRole('radio').first().waitFor();

    await control.clearFaults();
    await control.fault({ host: 'backup1.localhost', path: '/api/', kind: 'down' });
    const failedNow = attemptAt(page, 'backup1.localhost', '/api/');
    await page.reload();
    await passAttempts(page, [failedNow]);
    await page.getByRole('radio').first().waitFor();
  },
);
