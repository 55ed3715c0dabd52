import type { Control } from '../shop/control';
import { accountOf } from '../shop/player';
import { tamper } from '../shop/tamper';
import { expect, test } from '../shop/test';

async function expectNothingStored(control: Control): Promise<void> {
  expect(await control.orders()).toEqual([]);
}

for (const [what, account] of [
  ['a wrong password', { username: 'nova-player', password: 'wrong' }],
  ['an unknown account', { username: 'no-such-account', password: 'play-nova' }],
] as const) {
  test(`the login popup reports ${what} and keeps what was typed`, async ({ player }) => {
    await player.visit('nova');
    await player.signIn(account);
    await expect(player.dialog().getByRole('alert')).toContainText(
      'account or the password is wrong',
    );
    await expect(player.dialog().getByLabel('Account', { exact: true })).toHaveValue(
      account.username,
    );
    await expect(player.page.getByRole('dialog')).toHaveCount(1);
  });
}

test('an expired sign-in asks the player once to sign in again', async ({ player, control }) => {
  await player.reachPayment('nova', /PayPal/);
  // The reset revokes every sign-in.
  await control.reset();
  await player.buy();
  const messages = player.page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Your sign-in has expired')).toHaveCount(1);
  await expect(player.dialog().getByLabel('Password', { exact: true })).toBeVisible();
  await expect(player.page.getByRole('dialog')).toHaveCount(1);
  await expectNothingStored(control);
});

test('a channel outside its price range is refused when a dishonest client offers it', async ({
  player,
  control,
}) => {
  await tamper(player.page, {
    path: '/api/pay/getCountryList',
    answer: ['"(min|max)_money":[^,}]+', '"$1_money":0'],
  });
  await player.reachPayment('nova', /Travel/, /^60 Starlight/);
  await player.buy();
  await expect(player.dialog()).toContainText('does not accept this amount');
  await expectNothingStored(control);
});

test('goods of another game are refused', async ({ player, control }) => {
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

test('a price changed in the client is refused, and the correct one is shown', async ({
  player,
  control,
}) => {
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
});

test('an account without a role on the server sees what to do', async ({ player }) => {
  const account = { username: 'nova-empty', password: accountOf('nova').password };
  await player.comeBack('nova', { account, hasRole: false });
  await player.chooseServer(/^S1\b/i);
  await expect(player.page.getByText('No role on this server')).toBeVisible();
});
