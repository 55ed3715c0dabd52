import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

// The space between a code and its amount does not break.
const prices = [
  { brand: 'merlion', game: '520003', goods: /310 Pearls/, money: 'THB\u00a0179.00' },
  { brand: 'merlion', game: '520031', goods: /330 Feathers/, money: 'SGD\u00a06.98' },
  { brand: 'haneul', game: '540001', goods: /300 월석/, money: '₩5,900' },
  { brand: 'formosa', game: '530001', goods: /1,280 靈玉/, money: 'NT$670.00' },
] as const;

for (const { brand, game, goods, money } of prices) {
  test(`${money} on ${brand}: tile, pay bar and recharge popup say the same (spec §9)`, async ({
    player,
  }) => {
    const { page } = player;
    const tile = page.locator('label').filter({ hasText: goods });
    const payBar = page.getByRole('region', { name: 'Your order' });

    await player.visit(brand, `/?client_id=${game}&spec_lang=en`);
    await expect(tile.getByText(money, { exact: true })).toBeVisible();
    await player.signIn(accountOf(brand));
    await player.chooseServer(/^S1\b/i);
    await player.chooseRole();
    await player.chooseGoods(goods);
    await expect(payBar.getByText(money, { exact: true })).toBeVisible();
    await player.openRecharge();
    await expect(player.dialog().getByText(money, { exact: true })).toBeVisible();
    const buy = player.dialog().getByRole('button', { name: `Buy · ${money}`, exact: true });
    await expect(buy).toBeVisible();
  });
}
