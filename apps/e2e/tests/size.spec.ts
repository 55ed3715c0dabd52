import { hold } from '../shop/network';
import { expect, test } from '../shop/test';

const neon = '/?client_id=510021';

test('a list of 5,000 servers finds one by its id and renders few rows', async ({ player }) => {
  const { page } = player;
  await player.comeBack('nova', { hasRole: false, path: neon });
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

test(
  'goods with 300 channels can be bought with one at the end of the list',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.comeBack('nova', { goods: /Coupé/, path: neon });
    await player.openRecharge();

    // Only visible rows are rendered; each names the total, which includes eight other channels.
    const methods = player.dialog().getByRole('radio', { name: /^Local method/ });
    await expect(methods.first()).toHaveAttribute('aria-setsize', '308');
    await player.dialog().getByRole('searchbox').fill('method 300');
    await expect(methods).toHaveCount(1);
    await player.chooseChannel(/^Local method 300/);
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ payway_id: '12101', status: 'pending' }]);
  },
);

test('the first of 300 channels can be chosen before the code of long lists has arrived', async ({
  player,
}) => {
  const pass = await hold(player.page, '**/assets/popups-*.js');
  await player.comeBack('nova', { goods: /Coupé/, path: neon });
  await player.openRecharge();

  const rows = player.dialog().getByRole('listitem');
  const paypal = player.dialog().getByRole('radio', { name: 'PayPal' });
  await expect(rows).toHaveCount(20);
  await expect(paypal).toHaveAttribute('aria-setsize', '308');
  await player.chooseChannel(/^PayPal/);
  await expect(paypal).toBeChecked();

  pass();
  await player.dialog().getByRole('searchbox').fill('method 300');
  await expect(rows).toHaveCount(2);
  await expect(paypal).toBeChecked();
});
