import { expect, test } from '../shop/test';

test('the recharge popup explains why the chosen channel is gone when it does not accept the new price', async ({
  player,
}) => {
  const path = '/?client_id=530001&spec_lang=en';
  await player.reachPayment('formosa', /平台儲值/, /^680 /, path);
  await player.dialog().getByRole('button', { name: 'Close' }).click();
  await player.chooseGoods(/3,280/);
  await player.openRecharge();
  await expect(player.dialog()).toContainText('does not accept this amount');
  await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toBeDisabled();

  await player.chooseChannel(/MyCard 會員扣點/);
  await expect(player.dialog()).not.toContainText('does not accept this amount');
});
