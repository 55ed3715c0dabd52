import * as v from 'valibot';
import type { Control } from '../shop/control';
import { accountOf, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const shopEvent = v.looseObject({
  event: v.string(),
  id: v.string(),
  did: v.string(),
  session_id: v.string(),
  session_time: v.number(),
});

/** Returns the events of spec §9 that the tracking host has received, the first one first. */
async function eventsOf(control: Control) {
  const received = await control.events();
  const own = received.filter(({ path }) => path === '/dot.php').reverse();
  return own.map(({ body }) => v.parse(shopEvent, body));
}

/** Expects the next events, and waits for them: events that are sent at once may arrive in any order. */
function arrivals(control: Control) {
  const sent: (readonly string[])[] = [];
  return async (...names: readonly string[]): Promise<void> => {
    sent.push([...names].sort());
    await expect
      .poll(async () => {
        const arrived = (await eventsOf(control)).map(({ event }) => event);
        const together = sent.flatMap(({ length }) => arrived.splice(0, length).sort());
        return [...together, ...arrived];
      })
      .toEqual(sent.flat());
  };
}

test('a page view is sent to the tracking host and to the statistics', async ({
  player,
  control,
}) => {
  const { page } = player;
  const sent = ['dot.php', 'api.php'].map(async (file) =>
    page.waitForResponse((response) => response.url().endsWith(`/${file}`)),
  );
  await player.visit('nova');
  await Promise.all(sent);
  const origin = new URL(page.url()).origin;
  const events = await control.events();
  expect([...events].sort((a, b) => a.path.localeCompare(b.path))).toMatchObject([
    { path: '/api.php', origin, body: { event: 18, app_id: 'nova-shop' } },
    { path: '/dot.php', origin, body: { event: 'viewPage', id: 'WEBPAY-201-001' } },
  ]);
});

test('a purchase sends its events in order, in one visit across the reload of the sign-in', async ({
  player,
  control,
}) => {
  const { page } = player;
  const next = arrivals(control);
  await player.visit('nova');
  await next('viewPage');
  for (const [from, to] of [
    [/^Game Starfall/, /^Neon Drift/],
    [/^Game Neon Drift/, /^Starfall/],
  ] as const) {
    await page.getByRole('button', { name: from }).click();
    await next('viewGameList');
    await player.dialog().getByRole('button', { name: to }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
    await next('changeGame');
  }

  await player.signIn(accountOf('nova'));
  await next('login', 'viewPage');
  await player.chooseServer(/^S1\b/i);
  await player.chooseRole();
  await next('selectRole');
  await page.locator('#goods [role="radiogroup"]').first().locator('label').last().click();
  await next('changeProductType');
  await page.locator('#goods [role="radiogroup"]').first().locator('label').first().click();
  await next('changeProductType');
  await player.chooseGoods(/300 Starlight/);
  await next('viewProductDetail');
  await player.openRecharge();
  await next('clickBuy');
  await player.chooseChannel(/PayPal/);
  await next('selectPayway');
  await player.buyAndFollow();
  await next('clickPay', 'openPayLink');

  const received = await eventsOf(control);
  const paid = received.splice(-2).sort((a, b) => a.id.localeCompare(b.id));
  const events = [...received, ...paid];
  const ids = [1, 4, 5, 4, 5, 2, 1, 6, 7, 7, 8, 9, 10, 11, 12];
  expect(events.map(({ id }) => id)).toEqual(
    ids.map((id) => `WEBPAY-201-${String(id).padStart(3, '0')}`),
  );
  const [order] = await control.orders();
  const [created] = await control.requests('/api/pay/paypal_pay');
  const { server_id, role_id, client_id, country } = created?.query ?? {};
  const chosen = { client_id, server_id, role_id };
  const goods = { ...chosen, product_id: order?.product_id, money: 4.99, currency: 'USD' };
  // The player's coupon takes 5 per cent off.
  const payment = { ...goods, payway_id: '10201', area_code: country, pay_money: 4.74 };
  expect(events.slice(7)).toMatchObject([
    ...[chosen, chosen, chosen, goods, goods, payment, payment],
    { ...payment, billing_no: order?.billing_no },
  ]);
  expect(events.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => ({ suid: '' })));
  expect(new Set(events.slice(5).map((event) => event['suid'])).size).toBe(1);

  const visits = events.map(({ did, session_id, session_time }) =>
    [did, session_id, session_time].join(),
  );
  expect(new Set(visits).size).toBe(1);
  const { did, session_id, session_time } = created?.query ?? {};
  expect([did, session_id, session_time].join()).toBe(visits[0]);
});

test(
  'a second tab joins the visit, and follows into the next one',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const sessions = async (): Promise<readonly string[]> =>
      (await eventsOf(control)).map(({ session_id }) => session_id);
    const next = arrivals(control);
    await player.visit('nova');
    await next('viewPage');
    const other = playerOn(await player.page.context().newPage(), shopPortOf(parallelIndex));
    await other.page.clock.install();
    await other.visit('nova');
    await other.page.clock.runFor(5_000);
    await next('viewPage');
    const [first, joined] = await sessions();
    expect(joined).toBe(first);

    // As if the last event of both tabs were half an hour ago.
    await other.page.evaluate((pauseMs) => {
      const text = localStorage.getItem('trackTimestamp') ?? '';
      const last = /"last":(\d+)/.exec(text)?.[1] ?? '';
      localStorage.setItem('trackTimestamp', text.replace(last, String(Number(last) - pauseMs)));
    }, 30 * 60_000);
    await other.chooseGoods(/300 Starlight/);
    await other.page.clock.runFor(5_000);
    await next('viewProductDetail');
    await player.page.bringToFront();
    await player.chooseGoods(/300 Starlight/);
    await next('viewProductDetail');
    const [, , begun, followed] = await sessions();
    expect(begun).not.toBe(first);
    expect(followed).toBe(begun);
  },
);

test(
  'signing out is sent although the page is reloaded',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova');
    const next = arrivals(control);
    await next('viewPage');
    await page.getByRole('banner').getByRole('button', { name: 'nova-player' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await next('logout', 'viewPage');
  },
);

for (const kind of rowsToTest(['down', 'slow']))
  test(
    `a tracking host that is ${kind} does not disturb a purchase`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      await control.fault({
        host: 'track.localhost',
        kind,
        ...(kind === 'slow' && { value: 60_000 }),
      });
      await player.reachPayment('nova', /PayPal/);
      const provider = await player.buyAndFollow();
      await expect(provider.getByRole('button', { name: /Refuse/ })).toBeVisible();
      await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
      await expect(player.page.getByText('Network error')).toHaveCount(0);
    },
  );
