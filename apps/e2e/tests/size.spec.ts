import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

const neon = '/?client_id=510021';

test('a game with 5,000 servers opens its list and finds one by its id, with few rows in the page', async ({
  player,
}) => {
  const { page } = player;
  await player.visit('nova', neon);
  await player.signIn(accountOf('nova'));
  await page
    .getByRole('button', { name: /Choose a server/ })
    .last()
    .click();

  const rows = player.dialog().getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^50\d\d$/);
  expect(await rows.count()).toBeLessThan(200);

  await player.dialog().getByRole('searchbox').fill('4321');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^S4321\b/ }).click();
  await expect(page.getByRole('button', { name: /^Server/ })).toContainText(/Change$/);
});

test('goods with 300 channels list them all, and can be bought with one at the end', async ({
  player,
  control,
}) => {
  await player.visit('nova', neon);
  await player.signIn(accountOf('nova'));
  await player.chooseServer(/^S1\b/i);
  await player.chooseRole();
  await player.chooseGoods(/^Packs$/);
  await player.chooseGoods(/Coupé/);
  await player.openRecharge();

  // Only those in sight are drawn, and each says of how many it is one: eight more take the price.
  const methods = player.dialog().getByRole('radio', { name: /^Local method/ });
  await expect(methods.first()).toHaveAttribute('aria-setsize', '308');
  await player.dialog().getByRole('searchbox').fill('method 300');
  await expect(methods).toHaveCount(1);
  await player.chooseChannel(/^Local method 300/);
  await player.buyAndFollow();
  expect(await control.orders()).toMatchObject([{ payway_id: '12101', status: 'pending' }]);
});
