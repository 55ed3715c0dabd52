import { hold } from '../shop/network';
import { expectStep } from '../shop/steps';
import { expect, test } from '../shop/test';

test('a page whose code is late leaves the one before in sight, and pressed twice is left once', async ({
  player,
}) => {
  const { page } = player;
  await player.visit('nova');
  const code = await hold(page, '**/assets/my-page-*.js');
  const my = page.getByRole('link', { name: 'My' });
  await my.click();
  const line = page.getByRole('progressbar', { name: 'Loading …' });
  await expect(line).toBeVisible();
  await expect(page.locator('#goods label').first()).toBeVisible();
  await my.click();

  code();
  await expect(page.getByRole('heading', { level: 1, name: 'My' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/selectGoods$/);
  await expect(page.locator('#goods label').first()).toBeVisible();
});

test(
  'a step follows the one before without an empty page in between',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const look = (): void => {
          const isEmpty = document.querySelector('#root main') === null;
          if (isEmpty) document.documentElement.dataset['wasEmpty'] = location.pathname;
        };
        const root = document.getElementById('root');
        if (root !== null)
          new MutationObserver(look).observe(root, { childList: true, subtree: true });
      });
    });
    await player.comeBack('europa', { goods: /^300 /, path: '/selectGoods' });
    await player.openRecharge();
    await expectStep(page, 'recharge');
    expect(await page.locator('html').getAttribute('data-was-empty')).toBeNull();
  },
);
