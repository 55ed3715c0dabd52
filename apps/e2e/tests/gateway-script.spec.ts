import { expect, test } from '../shop/test';

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

test('a desktop opens the Korean wallets with the payment gateway’s script', async ({
  player,
  control,
}) => {
  const script = player.page.waitForResponse(/\/gateway\/v1\.js$/);
  await player.walkToPayment('haneul', /네이버|Naver/i, /₩/, '/?spec_lang=en');
  const provider = await player.buyAndFollow();
  expect((await script).ok()).toBe(true);
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11401' }]);
});
