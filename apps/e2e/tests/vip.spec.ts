import type { Page } from '@playwright/test';
import { apiOn } from '../shop/api';
import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { accountOf } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { pressUntil } from '../shop/press-until';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const path = '/userCenter';
const game = '510001';
/** The pause between two attempts of a call (spec §9). */
const retryPauseMs = 4_000;

test('a player sees level, progress, coupons and questions, nothing moves, and keys reach them', async ({
  player,
  control,
}) => {
  const { page } = player;
  await player.comeBack('nova');
  const shifts = await recordShifts(page);
  await player.goTo('nova', path);
  await expect(page.getByRole('heading', { name: 'Navigator' })).toBeVisible();
  await expect(page.getByText('Growth points: 620')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress to Captain' })).toHaveAttribute(
    'aria-valuenow',
    '31',
  );
  await expect(page.getByRole('banner')).toContainText('Vip Center');
  await expect(page.getByRole('navigation', { name: /Menu|Main/ })).toHaveCount(0);
  const coupons = page.getByRole('region', { name: 'Your coupons' });
  await expect(coupons.getByRole('button', { name: 'Claimable' })).toHaveCount(4);
  const levels = page.getByRole('region', { name: 'Levels and benefits' });
  await expect(levels.getByRole('list', { name: 'Permanent coupons' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the Vip Center works' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await expectAccessible(page, 'VIP centre');
  await expect.poll(async () => JSON.stringify(await control.events())).toContain('WEBPAY-201-013');

  // Levels open and coupons are claimed by keyboard.
  await pressUntil('Tab', coupons.getByRole('button', { name: 'Claimable' }).first());
  await page.keyboard.press('Enter');
  await expect(coupons.getByRole('button', { name: 'Claimable' })).toHaveCount(3);
  await pressUntil('Tab', page.locator('summary').filter({ hasText: 'Captain' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('details').filter({ hasText: 'Captain' })).toHaveAttribute('open', '');
});

test(
  'a coupon that is claimed there lowers the price at checkout',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova', { goods: /^300 Starlight/ });
    await player.goTo('nova', path);
    const coupons = page.getByRole('region', { name: 'Your coupons' });
    await coupons
      .getByRole('listitem')
      .filter({ hasText: 'Level gift −15%' })
      .getByRole('button')
      .click();
    await expect(
      coupons.getByRole('listitem').filter({ hasText: 'Level gift −15%' }),
    ).toContainText('Claimed');
    await expect(coupons.getByRole('button', { name: 'Claimable' })).toHaveCount(3);

    await player.visit('nova');
    await player.openRecharge();
    await expect(player.dialog()).toContainText('Level gift −15%');
    await player.chooseChannel(/PayPal/);
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ price: 4.24 }]);
  },
);

test(
  'all coupons are claimed at once, and a claim that fails can be tried again',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova');
    await player.goTo('nova', path);
    const coupons = page.getByRole('region', { name: 'Your coupons' });
    await control.fault({
      path: '/api/coupons/receiveCoupons',
      kind: 'code',
      value: -5000,
      times: 1,
    });
    await coupons.getByRole('button', { name: 'Claim all' }).click();
    await expect(coupons).toContainText('The reward could not be claimed');
    await coupons.getByRole('button', { name: 'Claim all' }).click();
    await expect(coupons.getByText('Claimed')).toHaveCount(5);
    await expect(coupons.getByRole('button')).toHaveCount(0);
  },
);

/** Lets the first call to a path reach the back end, and loses its answer on the way to the page. */
async function loseFirstAnswer(page: Page, path: string): Promise<void> {
  await page.addInitScript((lostPath) => {
    const honest = window.fetch.bind(window);
    let isLost = false;
    window.fetch = async (input, init) => {
      const response = await honest(input, init);
      if (isLost || !response.url.includes(lostPath)) return response;
      isLost = true;
      await response.text();
      throw new TypeError('Failed to fetch');
    };
  }, path);
}

test(
  'a claim whose answer is lost is sent again and counts once',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const claimPath = '/api/coupons/receiveCoupons';
    await page.clock.install();
    await loseFirstAnswer(page, claimPath);
    await player.comeBack('nova');
    await player.goTo('nova', path);
    const coupons = page.getByRole('region', { name: 'Your coupons' });
    const claimable = coupons.getByRole('button', { name: 'Claimable' });
    await expect(claimable).toHaveCount(4);
    const lost = page.waitForEvent('requestfinished', (request) =>
      request.url().includes(claimPath),
    );
    await claimable.first().click();
    await lost;
    // One coupon of the seed is claimed already.
    await expect(coupons.getByText('Claimed')).toHaveCount(1);
    await page.clock.fastForward(retryPauseMs);
    await expect(coupons.getByText('Claimed')).toHaveCount(2);
    await expect(claimable).toHaveCount(3);
    await expect(coupons).not.toContainText('The reward could not be claimed');
    expect(await control.requests(claimPath)).toHaveLength(2);
  },
);

test('a purchase brings growth points', { tag: '@nightly' }, async ({ player }) => {
  const { page } = player;
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(player.dialog()).toContainText('Growth points earned: 47');
  await player.goTo('nova', path);
  await expect(page.getByText('Growth points: 667')).toBeVisible();
});

test(
  'a guest sees the levels and is asked to sign in',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.goTo('nova', path);
    const levels = page.getByRole('region', { name: 'Levels and benefits' });
    await expect(levels.getByRole('listitem').first()).toContainText('Stargazer');
    await expectAccessible(page, 'VIP centre of a guest');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const { username, password } = accountOf('nova');
    await player.dialog().getByLabel('Account', { exact: true }).fill(username);
    await player.dialog().getByLabel('Password', { exact: true }).fill(password);
    expect(await control.requests('/api/coupons/vipInfo')).toEqual([]);
    await player.dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Navigator' })).toBeVisible();
  },
);

test('a game without VIP says so', { tag: '@nightly' }, async ({ player }) => {
  await player.goTo('haneul', `${path}?spec_lang=en`);
  await expect(player.page.getByRole('main')).toContainText('This game has no Vip Center');
});

for (const { brand, centre, links } of rowsToTest([
  { brand: 'nova', centre: 'a VIP centre', links: 1 },
  { brand: 'haneul', centre: 'no VIP centre', links: 0 },
] as const))
  test(
    `the player’s own page links to the VIP centre only if the game has one, and moves nothing: ${centre}`,
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      const shifts = await recordShifts(page);
      await player.goTo(brand, '/my?spec_lang=en');
      await expect(page.getByRole('button', { name: 'Choose a game' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('link', { name: /^Vip Center/ })).toHaveCount(links);
      expect(await shifts()).toEqual([]);
    },
  );

test(
  'a failure is said once, with a button that tries again',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await control.fault({ path: '/api/coupons/vipBasicInfo', kind: 'code', value: -5000 });
    await player.comeBack('nova');
    await player.goTo('nova', path);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveCount(1);
    await control.clearFaults();
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Navigator' })).toBeVisible();
  },
);

test.describe('inside a game', () => {
  test('the token of the address signs the player in, and no link leads out of the view', async ({
    player,
  }, { parallelIndex }) => {
    const { page } = player;
    const api = apiOn(shopPortOf(parallelIndex));
    const { oauth_token: token } = await api.signIn(game, accountOf('nova'));
    await player.goTo('nova', `${path}?visit=sdk&client_id=${game}&oauth_token=${token}`);
    await expect(page.getByRole('heading', { name: 'Navigator' })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expectAccessible(page, 'VIP centre inside a game');
    await page.getByRole('button', { name: 'Claimable' }).first().click();
    await expect(page.getByRole('button', { name: 'Claimable' })).toHaveCount(3);
  });

  test(
    'a refused token leads back to the game, and opens no login popup',
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      await player.goTo('nova', `${path}?visit=sdk&client_id=${game}&oauth_token=refused`);
      await expect(page.getByRole('main')).toContainText('Open the Vip Center from the game again');
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'a token that expires leads back to the game as well',
    { tag: '@nightly' },
    async ({ player, control }, { parallelIndex }) => {
      const { page } = player;
      const api = apiOn(shopPortOf(parallelIndex));
      const { oauth_token: token } = await api.signIn(game, accountOf('nova'));
      await player.goTo('nova', `${path}?visit=sdk&client_id=${game}&oauth_token=${token}`);
      await expect(page.getByRole('heading', { name: 'Navigator' })).toBeVisible();
      await control.fault({ path: '/api/coupons/receiveCoupons', kind: 'code', value: -600 });
      await page.getByRole('button', { name: 'Claimable' }).first().click();
      await expect(page.getByRole('main')).toContainText('Open the Vip Center from the game again');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});
