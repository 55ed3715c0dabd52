import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { apiOn } from '../shop/api';
import type { Control } from '../shop/control';
import { expectAccessible } from '../shop/expect-accessible';
import { recordShifts } from '../shop/layout-shifts';
import { type ShopPlayer, accountOf, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { saveVisit } from '../shop/saved-visit';
import { expect, test } from '../shop/test';

const claimPath = '/api/cumulative/receiveActivityGift';
const statusPath = '/api/cumulative/status';

/** Costs more than the first reward of the cumulative activity takes. */
const dearGoods = /^680 Starlight/;

async function pay(control: Control, port: number): Promise<void> {
  await control.settle(await apiOn(port).orderAtNova(dearGoods), 'success');
}

/** Gives the browser the storage of nova's player. */
async function returning(page: Page, port: number): Promise<void> {
  const visit = { brand: 'nova', account: accountOf('nova'), hasRole: true };
  await saveVisit(page.context(), port, visit);
}

/** Opens the activities of a player who can claim the first reward. */
async function openWithReward(player: ShopPlayer, control: Control, worker: number): Promise<void> {
  const port = shopPortOf(worker);
  await pay(control, port);
  await returning(player.page, port);
  await player.goTo('nova', '/activity');
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const firstReward = (page: Page) => card(page, 'Top-up rewards').getByRole('listitem').first();
const claim = (page: Page) => firstReward(page).getByRole('button', { name: /^Claim/ });

test('a reward is claimed once, in place', async ({ player, control }, { parallelIndex }) => {
  const { page } = player;
  const port = shopPortOf(parallelIndex);
  await pay(control, port);
  await returning(page, port);
  await player.goTo('nova', '/activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event');
  const total = card(page, 'Top-up rewards');
  await expect(total).toContainText('Topped up: $9.99');
  await expect(total).toContainText('$10.01 to go');
  await firstReward(page)
    .getByRole('button')
    .evaluate((button) => {
      button.scrollIntoView({ block: 'center' });
    });
  await expectAccessible(page, 'activities');
  await claim(page).click();
  await expect(firstReward(page)).toContainText('Claimed');
  await expect(total).toContainText('1 / 4');
  expect(await control.requests(claimPath)).toHaveLength(1);

  const shifts = await recordShifts(page);
  await page.reload();
  await expect(firstReward(page)).toContainText('Received');
  expect(await shifts()).toEqual([]);
});

test(
  'a reward that two tabs claim is received once, and both say so',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const port = shopPortOf(parallelIndex);
    await pay(control, port);
    await returning(player.page, port);
    const other = playerOn(await player.page.context().newPage(), port);
    for (const { goTo, page } of [player, other]) {
      await goTo('nova', '/activity');
      await claim(page).waitFor();
    }
    for (const { page } of [player, other]) {
      await claim(page).click();
      await expect(firstReward(page)).toContainText('Claimed');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

test(
  'a claim that is refused says so in place, and can be repeated',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await openWithReward(player, control, parallelIndex);
    await control.fault({ path: claimPath, kind: 'code', value: -5_000, times: 1 });
    await claim(page).click();
    await expect(firstReward(page).getByRole('alert')).toHaveText(/could not be claimed/);
    await expect(page.getByText(/could not be claimed/)).toHaveCount(1);
    await firstReward(page)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect(firstReward(page)).toContainText('Claimed');
  },
);

test(
  'a claim without a connection says so at once, and can be repeated',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await openWithReward(player, control, parallelIndex);
    await claim(page).waitFor();
    // The code of the messages comes last.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline', { exact: false })).toBeVisible();
    await claim(page).click();
    await expect(firstReward(page).getByRole('alert')).toHaveText(/could not be claimed/);
    expect(await control.requests(claimPath)).toEqual([]);
    await page.context().setOffline(false);
    await firstReward(page)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect(firstReward(page)).toContainText('Claimed');
  },
);

test(
  'a claim after the end of the sign-in asks to sign in',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await openWithReward(player, control, parallelIndex);
    await control.fault({ path: claimPath, kind: 'code', value: -600, times: 1 });
    await claim(page).click();
    await expect(player.dialog().getByLabel('Account', { exact: true })).toBeVisible();
  },
);

test(
  'a purchase in the shop shows in the activities and marks the gift tab',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const gift = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Gift/ });
    await player.comeBack('nova', { goods: dearGoods });
    await expect(gift).toHaveAccessibleName('Gift');
    await gift.click();
    await expect(card(page, 'Top-up rewards')).toContainText('Topped up: $0.00');
    await page.goBack();
    await player.openRecharge();
    await player.chooseChannel(/PayPal/);
    await player.buyAndFollow();
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'success');
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible({
      timeout: 30_000,
    });
    await player.dialog().getByRole('button', { name: 'Close' }).first().click();
    await expect(gift).toHaveAccessibleName('Gift (Claimable)');
    await expect(
      page.getByRole('link', { name: 'Gift: a reward is waiting for you' }),
    ).toBeVisible();
    await gift.click();
    const paid = (order?.price ?? 0).toFixed(2);
    await expect(card(page, 'Top-up rewards')).toContainText(`Topped up: $${paid}`);
  },
);

test(
  'days in a row count one by one (spec §9)',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    const port = shopPortOf(parallelIndex);
    await pay(control, port);
    await control.advanceClock(24 * 60 * 60);
    await pay(control, port);
    await returning(page, port);
    await player.goTo('nova', '/activity');
    const days = card(page, 'Days in a row');
    await expect(days).toContainText('2 days in a row');
    await expect(days).toContainText('1 day to go');
    await expect(days.getByRole('button', { name: /^Claim/ })).toHaveCount(1);
  },
);

test(
  'a guest learns which activities there are, and signs in for them',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.visit('nova');
    await page.getByRole('link', { name: 'Gift', exact: true }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Sign in to see' });
    await expect(notice).toContainText('Total top-up · Days in a row');
    await page.getByRole('contentinfo').evaluate((footer) => {
      footer.scrollIntoView({ block: 'end' });
    });
    await expectAccessible(page, 'activities of a guest');
    await notice.getByRole('button', { name: 'Sign in' }).click();
    await player.dialog().getByLabel('Account', { exact: true }).fill('nova-player');
    await player.dialog().getByLabel('Password', { exact: true }).fill('play-nova');
    await player.dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Choose a server', exact: true }).click();
    await player.dialog().getByRole('button', { name: /^S1\b/i }).first().click();
    await page.getByRole('button', { name: 'Choose a role', exact: true }).click();
    await player.dialog().getByRole('listitem').first().getByRole('button').click();
    await expect(card(page, 'Top-up rewards')).toContainText('Topped up: $0.00');
    expect(await control.requests(statusPath)).not.toEqual([]);
  },
);

test(
  'a game without an activity has no gift tab, and its page leads back',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const config = {
      cumulative_config: { is_has_cumulative: 0 },
      continue_config: { is_has_continue: 0 },
    };
    const answer = { code: 1, msg: '', content: config };
    await control.fault({
      path: '/api/config/recharge',
      kind: 'body',
      value: JSON.stringify(answer),
    });
    await player.comeBack('nova');
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(tabs).toHaveText(['Topup', 'My']);
    await page.waitForLoadState('networkidle');
    expect(await control.requests(statusPath)).toEqual([]);
    await player.goTo('nova', '/activity');
    await expect(page.getByText('No event is running right now')).toBeVisible();
    await page.getByRole('button', { name: 'Return home' }).click();
    await expect(page).toHaveURL(/\/selectGoods/);
  },
);

test(
  'activities that cannot be loaded say so once, and are loaded again',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await returning(page, shopPortOf(parallelIndex));
    await control.fault({
      path: '/api/cumulative/cumulativeActivityInfo',
      kind: 'code',
      value: -5_000,
      times: 1,
    });
    await player.goTo('nova', '/activity');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveCount(1);
    await retry.click();
    await expect(card(page, 'Top-up rewards')).toBeVisible();
  },
);

test(
  'the page and the opened rewards are tracked',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await returning(page, shopPortOf(parallelIndex));
    await player.goTo('nova', '/activity');
    const rewards = card(page, 'Top-up rewards').getByText('Rewards', { exact: true });
    await rewards.click();
    await rewards.click();
    const sent = async () => {
      const events = await control.events();
      return events.map(({ body }) => v.parse(v.looseObject({ event: v.unknown() }), body).event);
    };
    await expect.poll(sent).toContain('viewRewardDetail');
    expect(await sent()).toContain('viewActivity');
  },
);

test('a game without an activity has no gift tab (spec §2)', async ({ player }) => {
  const { page } = player;
  const config = page.waitForResponse(/\/api\/config\/recharge/);
  await Promise.all([config, player.visit('hanabi', '/?spec_lang=en')]);
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(['Topup', 'My']);
});
