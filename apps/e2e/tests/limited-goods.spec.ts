import { expectAccessible } from '../shop/expect-accessible';
import { steps } from '../shop/steps';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const limitsPath = '/api/pay/getLimitProductInfo';

test(
  'limited goods say how many are left, and cannot be bought beyond that (spec §5)',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova');
    await page.locator('label').filter({ hasText: 'Limited' }).first().click();
    const pack = page.getByRole('radio', { name: /First Light Pack/ });
    await expect(pack).toHaveAccessibleName(/1 of 1 left/);
    await expect(page.getByRole('radio', { name: /Constellation Vault/ })).toHaveAccessibleName(
      /3 of 3 left/,
    );
    await player.chooseGoods(/First Light Pack/);
    await player.openRecharge();
    await expect(player.dialog()).toContainText('At most 1 per role');
    await player.chooseChannel(/PayPal/);
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await player.dialog().getByRole('button', { name: 'Close' }).first().click();

    // The button that led to the payment is disabled.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(pack).toHaveAccessibleName(/Purchase limit reached/);
    await expect(pack).toHaveAttribute('aria-disabled', 'true');
    await expect(
      page.getByRole('button', { name: /^Purchase limit reached/ }).last(),
    ).toBeDisabled();
    await expectAccessible(page, 'goods whose limit is reached');
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'tiles of limited goods have their texts although those of popups are lost',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await page.route(/-deferred-/, async (route) => route.abort());
    await player.comeBack('nova', { goods: /Weekly Orbit Supply/, path: '/?spec_lang=de' });
    await expect(page.getByRole('radio', { name: /Weekly Orbit Supply/ })).toHaveAccessibleName(
      /Noch 2 von 2/,
    );
  },
);

const dayMs = 24 * 60 * 60 * 1_000;

for (const [brand, name, wrong, aheadMs, path] of rowsToTest([
  ['nova', 'Weekly Orbit Supply', 'ahead', dayMs, '/'],
  ['europa', 'Wochenzehnt', 'behind', -dayMs, `${steps.goods[0]}?spec_lang=en`],
] as const))
  test(`goods of ${brand} that are limited by days say when they can be bought again, though the clock is a day ${wrong}`, async ({
    player,
    control,
  }) => {
    const { page } = player;
    const now = Date.now();
    await page.clock.install({ time: now + aheadMs });
    const clientId = brand === 'nova' ? '510001' : '630001';
    const weekly = {
      ...{ product_id: `${clientId}-limited-weekly`, limit_type: 'time', frequency: 2 },
      ...{ day_info: 7, extra_pay_times: 0 },
      next_pay_time: Math.floor(now / 1_000) + 26 * 60 * 60 + 150,
    };
    const answer = { code: 1, msg: '', content: { products: [weekly] } };
    await control.fault({ path: limitsPath, kind: 'body', value: JSON.stringify(answer) });
    await player.comeBack(brand, { goods: new RegExp(name), path });
    const button = page.getByRole('button', { name: /^Again in/ }).last();
    await expect(button).toHaveText(/^Again in 1 day 2 h 2 min/);
    await expect(button).toBeDisabled();
    await page.clock.runFor(60_000);
    await expect(button).toHaveText(/^Again in 1 day 2 h 1 min/);
  });

test(
  'no limits are asked for before a role is chosen',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.comeBack('nova', { hasRole: false });
    await player.page.waitForLoadState('networkidle');
    expect(await control.requests(limitsPath)).toEqual([]);
  },
);
