import { expectAccessible } from '../shop/expect-accessible';
import { type ShopPlayer, accountOf } from '../shop/player';
import { buyInStep, expectStep, payment, result, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

const goods = /^300 /;
const channel = /PayPal/;

/** From the page of games, with the chosen one, to the payment of the chosen goods. */
async function reachPaymentFromGames(player: ShopPlayer): Promise<void> {
  const { page } = player;
  await page
    .getByRole('main')
    .getByRole('button', { name: /Selected/ })
    .click();
  await expectStep(page, 'goods');
  await player.openRecharge();
  await expectStep(page, 'recharge');
}

test('a purchase passes through its four steps, each a page with a title of its own', async ({
  player,
  page,
  control,
}) => {
  await player.visitGames('harbour');
  await expectStep(page, 'game');
  await expectAccessible(page, 'step 1');
  await page.getByRole('main').getByRole('button').first().click();
  await expectStep(page, 'goods');
  await player.signIn(accountOf('harbour'));
  await player.chooseServer(/^S1\b/i);
  await expectStep(page, 'goods');
  await player.chooseRole();
  await player.chooseGoods(/8\.00/);
  await player.openRecharge();
  await expectStep(page, 'recharge');
  await expect(payment(page).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page, 'step 3');
  const provider = await buyInStep(page, /AlipayHK/);
  await expectStep(page, 'result');
  await expect(result(page)).toContainText('Waiting for your payment');
  await expectAccessible(page, 'step 4');
  await provider.bringToFront();
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await page.bringToFront();
  await expect(result(page).getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success' }]);
  await result(page).getByRole('button', { name: 'Recharge done' }).click();
  await expectStep(page, 'goods');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a step whose choices are missing leads to the first one that lacks something',
  { tag: '@nightly' },
  async ({ player, page }) => {
    for (const [path] of [steps.goods, steps.recharge, steps.result]) {
      await player.goTo('europa', path);
      await expectStep(page, 'game');
    }
    await player.comeBack('europa', { path: steps.goods[0] });
    for (const [path] of [steps.recharge, steps.result]) {
      await player.goTo('europa', path);
      await expectStep(page, 'goods');
    }
    // A role that is gone is noticed on the page that pays as well.
    await player.comeBack('europa', { goods, path: steps.goods[0] });
    await page.evaluate(() => {
      const saved = localStorage.getItem('paymentOrderInfo') ?? '';
      localStorage.setItem(
        'paymentOrderInfo',
        saved.replace(/"role":\{"value":"[^"]+"/, '"role":{"value":"0"'),
      );
    });
    await player.goTo('europa', steps.recharge[0]);
    await expectStep(page, 'goods');
    await expect(page.getByRole('button', { name: /^Role Choose/ })).toBeVisible();
  },
);

test(
  'a reload stays at the step, with its choices',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.chooseFirstGame('europa');
    await page.reload();
    await expectStep(page, 'goods');
    await player.comeBack('europa', { goods, path: steps.goods[0] });
    await page.reload();
    await expect(page.getByRole('radio', { name: goods })).toBeChecked();
    await player.openRecharge();
    await payment(page)
      .getByRole('listitem')
      .filter({ hasText: channel })
      .getByRole('radio')
      .click();
    await page.reload();
    await expectStep(page, 'recharge');
    const row = payment(page).getByRole('listitem').filter({ hasText: channel });
    await expect(row.getByRole('radio')).toBeChecked();
  },
);

test(
  'back and forward lead from step to step, and a popup above the page closes first',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.comeBack('europa', { goods, path: steps.goods[0] });
    // The mark of the step: its words are out of sight on a phone.
    await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').first().click();
    await expectStep(page, 'game');
    await reachPaymentFromGames(player);
    await page.getByRole('button', { name: /^Language:/ }).click();
    await expect(player.dialog()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectStep(page, 'recharge');
    await expect(payment(page)).toBeVisible();

    await page.goBack();
    await expectStep(page, 'goods');
    await expect(page.getByRole('radio', { name: goods })).toBeChecked();
    await page.goBack();
    await expectStep(page, 'game');
    await page.goForward();
    await expectStep(page, 'goods');
    await page.goForward();
    await expectStep(page, 'recharge');
    await payment(page).getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 'goods');

    // What leads away from the payment leaves no second entry of the page below it.
    await player.openRecharge();
    await expectStep(page, 'recharge');
    const expired = { code: -600, msg: 'Signed out', content: null };
    await page.route('**/api/pay/paypal_pay*', (route) => route.fulfill({ json: expired }));
    await payment(page)
      .getByRole('listitem')
      .filter({ hasText: channel })
      .getByRole('radio')
      .click();
    await payment(page).getByRole('button', { name: /^Buy/ }).click();
    await expect(player.dialog()).toHaveAccessibleName('Sign in');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectStep(page, 'goods');
    await page.goBack();
    await expectStep(page, 'game');
  },
);

test(
  'what signing out leads to is in the history once',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.comeBack('europa', { goods, path: steps.goods[0] });
    await page.getByRole('button', { name: /^Game/ }).click();
    await expectStep(page, 'game');
    await reachPaymentFromGames(player);
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expectStep(page, 'goods');
    await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
    await page.goBack();
    await expectStep(page, 'game');
  },
);

test(
  'a link begins at the goods of its game, and is applied once',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.comeBack('europa', { hasRole: false, path: steps.goods[0] });
    await player.goTo('europa', '/?client_id=630001&server_id=1&role_id=63000111');
    await expectStep(page, 'goods');
    await expect(page.getByRole('button', { name: /^Server S1/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Role .* Change$/ })).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '');
    await page.getByRole('button', { name: /^Game/ }).click();
    await expectStep(page, 'game');
    await page.reload();
    await expectStep(page, 'game');
  },
);

test(
  'another game is chosen after a question, and clears what was chosen below it',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.comeBack('europa', { goods, path: steps.goods[0] });
    await page.getByRole('button', { name: /^Game/ }).click();
    await expectStep(page, 'game');
    const games = page.getByRole('main').getByRole('listitem').getByRole('button');
    const other = games.filter({ hasNotText: 'Selected' }).first();
    await other.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expectStep(page, 'game');
    await other.click();
    await question.getByRole('button', { name: 'Change' }).click();
    await expectStep(page, 'goods');
    await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
  },
);

test(
  'the steps are written from right to left in Arabic, and nothing is wider than the page',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await player.comeBack('oasis', { goods, path: `${steps.goods[0]}?spec_lang=ar` });
    for (const [path, content] of [
      [steps.game[0], page.getByRole('main').getByRole('button')],
      [steps.goods[0], page.getByRole('radio')],
      [steps.recharge[0], page.getByRole('main').getByRole('radio')],
    ] as const) {
      await player.goTo('oasis', `${path}?spec_lang=ar`);
      await content.first().waitFor();
      const { dir, scrollWidth } = await page.evaluate(() => {
        const { dir, scrollWidth } = document.documentElement;
        return { dir, scrollWidth };
      });
      expect(dir).toBe('rtl');
      expect(scrollWidth).toBeLessThanOrEqual(360);
      await expectAccessible(page, path);
    }
  },
);
