import { expect, test } from '../shop/test';

const goodsPath = '/api/pay/getThirdGift';
const payPath = '/api/pay/paypal_pay';
const goodsNotInGame = -3002;

test(
  'goods that are gone while the recharge popup is open are said to be, and nothing is charged',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const listed = page.waitForResponse((response) => response.url().includes(goodsPath));
    await player.reachPayment('nova', /PayPal/);
    await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toBeEnabled();
    // The back end lists and sells them no more.
    const withoutThem = (await (await listed).text()).replaceAll('gems-300"', 'gems-other"');
    await control.fault({ path: goodsPath, kind: 'body', value: withoutThem });
    await control.fault({ path: payPath, kind: 'code', value: goodsNotInGame });
    await player.buy();
    await expect(player.dialog()).toContainText('This item is not sold in this game');
    await expect(player.dialog()).toContainText('300 Starlight');
    await expect(player.dialog()).not.toContainText('could not be loaded');
    await expect(player.dialog()).not.toContainText('Working out the price');
    await expect(player.dialog().getByRole('button', { name: /^(Buy|Try again)/ })).toHaveCount(0);
    expect(await control.orders()).toEqual([]);

    await player.dialog().getByRole('button', { name: 'Choose another item' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await player.chooseGoods(/680 Starlight/);
    await player.openRecharge();
    await expect(player.dialog().getByRole('radio', { name: /PayPal/ })).toBeVisible();
    await expect(player.dialog()).not.toContainText('This item is not sold in this game');
  },
);
