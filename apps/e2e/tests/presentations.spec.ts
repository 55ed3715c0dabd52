import { expect, test } from '../shop/test';

test('card fields are a document of another origin, and no digit of a card leaves it for the shop', async ({
  player,
  control,
}) => {
  const elsewhere: string[] = [];
  player.page.on('request', (request) => {
    if (!request.url().includes('cards.localhost')) {
      elsewhere.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await player.reachPayment('nova', /Credit or debit card/);
  await player.buy();

  const fields = player.page.frameLocator('iframe');
  await fields.getByLabel(/Card number/).fill('4111 1111 1111 1111');
  await fields.getByLabel(/Expiry/).fill('12/34');
  await fields.getByLabel(/CVC|Security/).fill('123');
  await fields.getByRole('button', { name: /^Pay \$/ }).click();

  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11702' }]);
  expect(elsewhere.filter((sent) => sent.replaceAll(/\D/g, '').includes('411111'))).toEqual([]);
});

test('card fields that are left can be gone on with: the order waits for its card', async ({
  player,
  control,
}) => {
  await player.reachPayment('nova', /Credit or debit card/);
  await player.buy();
  await player.page
    .frameLocator('iframe')
    .getByLabel(/Card number/)
    .waitFor();
  await player.page.keyboard.press('Escape');
  await expect(player.dialog()).toContainText('The payment is not finished');

  await player.buy();
  await player.page
    .frameLocator('iframe')
    .getByLabel(/Card number/)
    .waitFor();
  expect(await control.orders()).toHaveLength(1);
});

test('a channel with sub-channels asks for one of them (spec §4)', async ({ player, control }) => {
  await player.reachPayment('nova', /Local wallets/);
  await expect(player.dialog().getByRole('heading', { name: 'Local wallets' })).toBeVisible();
  await player.dialog().getByRole('listitem').first().getByRole('button').click();
  const provider = await player.buyAndFollow();
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11501' }]);
});
