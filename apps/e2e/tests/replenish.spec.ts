import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { replenishLink, maxBlockSeconds, payerOn, soloPayer } from '../shop/payer';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const blocked = { username: 'nova-blocked', password: 'play-nova' };
const hours20 = 20 * 60 * 60;

test('a payment for another player lifts the block on their account within 15 minutes (spec §4)', async ({
  page,
  control,
}, { parallelIndex }) => {
  const payer = payerOn(page, parallelIndex);
  await payer.reachPayment('nova', /PayPal/);
  await payer.goTo(
    'nova',
    (await replenishLink(parallelIndex, 'running')).replace('replenishGoods', ''),
  );
  expect(page.url()).toContain('/replenishGoods?replenish_id=');
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveCount(0);
  await payer.signInToPay(soloPayer);
  await expect(page.getByRole('banner')).toContainText('For n***');
  await payer.pay();
  await payer.chooseChannel(/PayPal/);
  await expect(payer.dialog().getByRole('button', { name: 'Buy · $4.99' })).toBeVisible();
  await expect(payer.dialog()).toContainText('S1 Vega');
  await payer.approve();
  await expect(payer.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(payer.dialog()).toContainText('block on the account is lifted within 15');
  await payer.dialog().getByRole('button', { name: 'Recharge done' }).click();
  await expect(payer.paid()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  const [call] = await control.requests('/api/pay/paypal_pay');
  expect(call?.query).toMatchObject({ client_id: '510001', role_id: '51000151' });
  expect(call?.query).not.toHaveProperty('coupon_code');
  await page.reload();
  await expect(payer.paid()).toBeVisible();

  // The other player cannot buy before, and can after.
  const buysAsBlocked = async (): Promise<void> => {
    await payer.comeBack('nova', { account: blocked, goods: /^300 Starlight/ });
    await payer.openRecharge();
    await payer.chooseChannel(/PayPal/);
    await payer.buy();
  };
  await buysAsBlocked();
  await expect(page).toHaveURL(/\/errorReplenish/);
  await control.advanceClock(maxBlockSeconds);
  await buysAsBlocked();
  await expect(payer.dialog().getByText('Waiting for your payment')).toBeVisible();
});

test('the payer and the player of the shop do not know of each other (spec §6)', async ({
  page,
  control,
}, { parallelIndex }) => {
  const payer = payerOn(page, parallelIndex);
  const path = await replenishLink(parallelIndex, 'running');
  const banner = page.getByRole('banner');
  const playerOfShop = banner.getByRole('button', { name: 'nova-player' });
  await payer.comeBack('nova', { goods: /^300 Starlight/ });
  await expect(playerOfShop).toBeVisible();

  await payer.goTo('nova', path);
  await expect(payer.replenishment().getByRole('button', { name: /^Pay/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await payer.signInToPay(soloPayer);
  const [login] = await control.requests('/api/ingame/auth');
  expect(login?.query).toMatchObject({ game_id: '510001' });

  await payer.visit('nova');
  await expect(playerOfShop).toBeVisible();
  await expect(page.getByRole('radio', { name: /300 Starlight/ })).toBeChecked();
  await payer.goTo('nova', path);
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await payer.visit('nova');
  await expect(playerOfShop).toBeVisible();

  await payer.goTo('nova', path);
  await payer.signInToPay(soloPayer);
  await payer.visit('nova');
  await playerOfShop.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
  await payer.goTo('nova', path);
  await expect(banner.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

for (const [name, file] of rowsToTest([
  ['Google', 'google_auth'],
  ['X', 'twitter_redirect'],
] as const))
  test(
    `a payer who signs in with ${name} comes back to the payment (spec §4)`,
    { tag: '@nightly' },
    async ({ page, control }, { parallelIndex }) => {
      const payer = payerOn(page, parallelIndex);
      const path = await replenishLink(parallelIndex, 'running');
      await payer.goTo('nova', path);
      await payer.pay();
      await payer
        .dialog()
        .getByRole('button', { name: `Sign in with ${name}` })
        .click();
      await page.getByRole('button', { name: 'First test player' }).click();
      await page.waitForURL(`**${path}`);
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Sign out' }),
      ).toBeVisible();
      expect(await control.requests(`/api/ingame/${file}`)).toMatchObject([
        { query: { game_id: '510001' } },
      ]);
      await payer.visit('nova');
      await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
    },
  );

test(
  'a link that has expired says what to do, without a button that does nothing',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await payer.goTo('nova', await replenishLink(parallelIndex, 'expired'));
    await expect(payer.replenishment()).toContainText(
      'Ask the player or customer service for a new link',
    );
    await expect(
      payer.replenishment().getByRole('link', { name: /^Customer service/ }),
    ).toBeVisible();
    await expect(payer.replenishment().getByRole('button')).toHaveCount(0);
    await expectAccessible(page, 'an expired payment for another player');
  },
);

test(
  'a link that is unknown, or of another brand, leads to the page for that (-3016)',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    for (const path of [
      '/replenishGoods?replenish_id=nothing',
      '/?replenish_id=nothing',
      await replenishLink(parallelIndex, 'running', 'merlion'),
    ]) {
      await payer.goTo('nova', path);
      await expect(page).toHaveURL(/\/errorReplenish/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This payment cannot be made',
      );
    }
  },
);

test(
  'a link that expires while the page is open, in a tab in the background, is over at once on return',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await page.clock.install();
    await payer.goTo('nova', await replenishLink(parallelIndex, 'today'));
    await expect(payer.replenishment().getByText(/^119\d:\d\d$/)).toBeVisible();
    await page.clock.runFor(1_000);
    await control.advanceClock(hours20);
    // Timers that were due meanwhile run once, as in a tab in the background.
    await page.clock.fastForward(hours20 * 1_000);
    await expect(payer.replenishment()).toContainText('Expired');
    await expect(payer.replenishment().getByRole('button')).toHaveCount(0);
  },
);

test(
  'a link that expires between the press and the answer is shown as expired, with what can be done (-3072)',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await payer.reachReplenishmentPayment(await replenishLink(parallelIndex, 'today'), soloPayer);
    await control.advanceClock(hours20);
    await payer.buy();
    await expect(payer.replenishment()).toContainText('Expired');
    await expect(payer.replenishment()).toContainText('for a new link');
    await expect(payer.dialog()).toHaveCount(0);
    expect(await control.orders()).toEqual([]);
  },
);

test(
  'without a link no replenishment is known: the page says how to get one, and for which games',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    for (const path of ['/?rp_client_id=510001', '/replenishGoods']) {
      await payer.goTo('nova', path);
      await expect(payer.replenishment()).toContainText('send you the link from the game');
      await expect(payer.replenishment().getByRole('list')).toContainText('Starfall Odyssey');
      await expect(payer.replenishment().getByRole('button')).toHaveCount(0);
    }
    await expectAccessible(page, 'a payment for another player without a link');
  },
);

test(
  'a failure of the network is said in place, with a way to try again',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await page.clock.install();
    await page.route('**/api/replenishment/replenishment_info*', (route) => route.abort());
    await payer.goTo('nova', await replenishLink(parallelIndex, 'running'));
    await expect(async () => {
      await page.clock.runFor(4_000);
      await expect(payer.replenishment().getByRole('alert')).toContainText('Network error', {
        timeout: 100,
      });
    }).toPass();
    await page.unroute('**/api/replenishment/replenishment_info*');
    await payer.replenishment().getByRole('button', { name: 'Try again' }).click();
    await expect(payer.replenishment().getByRole('button', { name: /^Pay/ })).toBeVisible();
  },
);

test(
  'a first visit shows the page before its code, and hydrates without a complaint or a shift',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const shifts = await recordShifts(page);
    const path = await replenishLink(parallelIndex, 'running');
    await page.route('**/assets/*.js', () => undefined);
    await payer.goTo('nova', path);
    await expect(page.getByRole('heading', { name: 'Pay for another player' })).toBeVisible();
    await page.unrouteAll();
    for (const one of [path, await replenishLink(parallelIndex, 'today')]) {
      await payer.goTo('nova', one);
      await payer.replenishment().getByRole('button', { name: /^Pay/ }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'the old version takes a payment for another player as well',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await payer.goTo('europa', await replenishLink(parallelIndex, 'running', 'europa'));
    await payer.signInToPay({ username: 'europa-solo', password: 'play-europa' });
    await expect(page.getByRole('banner')).toContainText('For e***');
    await payer.pay();
    await payer.chooseChannel(/PayPal/);
    await payer.approve();
    await expect(payer.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(await control.orders()).toMatchObject([
      { status: 'success', product_id: '630001-gems-300' },
    ]);
    await payer.dialog().getByRole('button', { name: 'Recharge done' }).click();
    await expect(payer.paid()).toBeVisible();
  },
);
