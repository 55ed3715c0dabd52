import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

// The player of merlion has a coupon that takes 5 per cent off.
// A no-break space separates a code from its amount. The formats of other currencies are unit tests.
const prices = [
  {
    brand: 'merlion',
    game: '520003',
    goods: /310 Pearls/,
    money: 'THB\u00a0179.00',
    toPay: 'THB\u00a0170.05',
  },
  { brand: 'haneul', game: '540001', goods: /300 월석/, money: '₩5,900', toPay: '₩5,900' },
] as const;

for (const { brand, game, goods, money, toPay } of rowsToTest(prices)) {
  test(
    `${brand} shows ${money} in tile, pay bar and recharge popup (spec §9)`,
    { tag: '@nightly' },
    async ({ player }) => {
      const { page } = player;
      const tile = page.locator('label').filter({ hasText: goods });
      const payBar = page.getByRole('region', { name: 'Your order' });

      await player.comeBack(brand, { goods, path: `/?client_id=${game}&spec_lang=en` });
      await expect(tile.getByText(money, { exact: true })).toBeVisible();
      await expect(payBar.getByText(money, { exact: true })).toBeVisible();
      await player.openRecharge();
      await expect(player.dialog().getByText(money, { exact: true }).first()).toBeVisible();
      const buy = player.dialog().getByRole('button', { name: `Buy · ${toPay}`, exact: true });
      await expect(buy).toBeVisible();
    },
  );
}
