import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import { holdCall } from '../shop/held-call';
import { type ShopPlayer, accountOf } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { chooseChannelInStep, expectStep, payment, steps } from '../shop/steps';
import { tamper } from '../shop/tamper';
import { expect, test } from '../shop/test';

async function expectNothingStored(control: Control): Promise<void> {
  expect(await control.orders()).toEqual([]);
}

for (const [what, account] of rowsToTest([
  ['a wrong password', { username: 'nova-player', password: 'wrong' }],
  ['an unknown account', { username: 'no-such-account', password: 'play-nova' }],
] as const)) {
  test(
    `the login popup reports ${what} and keeps what was typed`,
    { tag: '@nightly' },
    async ({ player }) => {
      await player.visit('nova');
      await player.signIn(account);
      await expect(player.dialog().getByRole('alert')).toContainText(
        'account or the password is wrong',
      );
      await expect(player.dialog().getByLabel('Account', { exact: true })).toHaveValue(
        account.username,
      );
      await expect(player.page.getByRole('dialog')).toHaveCount(1);
    },
  );
}

/** What a session that ends between press and answer leads to, once the press was made. */
async function expectSignInAsked({ page, dialog }: ShopPlayer, control: Control): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Your sign-in has expired')).toHaveCount(1);
  await expect(dialog().getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // The window for the provider is closed.
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expectNothingStored(control);
}

/** Holds the creating call back until the session has ended: the reset revokes every sign-in. */
async function endSessionDuring(control: Control, page: Page, press: () => Promise<void>) {
  const creating = await holdCall(page, '/api/pay/paypal_pay');
  await press();
  await creating.made;
  await control.reset();
  creating.release();
}

async function signInAgain({ page, dialog }: ShopPlayer, brand: string): Promise<void> {
  const { username, password } = accountOf(brand);
  await page.bringToFront();
  await dialog().getByLabel('Account', { exact: true }).fill(username);
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a session that ends between press and answer asks once for the sign-in, which keeps the game', async ({
  player,
  page,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  await endSessionDuring(control, page, player.buy);
  await expectSignInAsked(player, control);
  await signInAgain(player, 'nova');
  // Signing in clears the choices below the game (spec §4, login).
  await expect(page.getByRole('button', { name: /^Server Choose a server/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Game Starfall/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /300 Starlight/ })).not.toBeChecked();
  await expectNothingStored(control);
});

test(
  'a session that ends between press and answer leads the old version to its goods',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await player.openRecharge();
    await chooseChannelInStep(page, /PayPal/);
    await endSessionDuring(control, page, async () => {
      await payment(page).getByRole('button', { name: /^Buy/ }).click();
    });
    await expectSignInAsked(player, control);
    await signInAgain(player, 'europa');
    await expectStep(page, 'goods');
    await expect(page.getByRole('button', { name: /^Server Choose a server/ })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^300 / })).not.toBeChecked();
    await expectNothingStored(control);
  },
);

test(
  'a channel outside its price range is refused when a dishonest client offers it',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await tamper(player.page, {
      path: '/api/pay/getCountryList',
      answer: ['"(min|max)_money":[^,}]+', '"$1_money":0'],
    });
    await player.reachPayment('nova', /Travel/, /^60 Starlight/);
    await player.buy();
    await expect(player.dialog()).toContainText('does not accept this amount');
    await expectNothingStored(control);
  },
);

test('goods of another game are refused', { tag: '@nightly' }, async ({ player, control }) => {
  await tamper(player.page, {
    path: '/api/pay/getThirdGift',
    answer: ['510001-gems-300', '510011-gems-80'],
  });
  await tamper(player.page, {
    path: '/api/pay/getCountryList',
    address: ['510011-gems-80', '510001-gems-300'],
  });
  await player.comeBack('nova');
  await player.chooseGoods(/300 Starlight/);
  await player.openRecharge();
  await player.chooseChannel(/PayPal/);
  await player.buy();
  await expect(player.dialog()).toContainText('not sold in this game');
  await expectNothingStored(control);
});

test(
  'a price changed in the client is refused, and the correct one is shown',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await tamper(player.page, {
      path: '/api/pay/getThirdGift',
      answer: ['4\\.99', '3.99'],
      times: 1,
    });
    // It takes no coupons, whose price would come from the server.
    await player.reachPayment('nova', /Xsolla/);
    await expect(player.dialog()).toContainText('$3.99');
    await player.buy();
    await expect(player.dialog()).toContainText('The price has changed');
    await expect(player.dialog()).toContainText('$4.99');
    await expectNothingStored(control);
  },
);

test(
  'an account without a role on the server sees what to do',
  { tag: '@nightly' },
  async ({ player }) => {
    const account = { username: 'nova-empty', password: accountOf('nova').password };
    await player.comeBack('nova', { account, hasRole: false });
    await player.chooseServer(/^S1\b/i);
    await expect(player.page.getByText('No role on this server')).toBeVisible();
  },
);
