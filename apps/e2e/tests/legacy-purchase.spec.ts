import { payWithCard } from '../shop/card-fields';
import { buyInStep, expectStep, payment, result } from '../shop/steps';
import { expect, test } from '../shop/test';

const english = '/selectGoods?spec_lang=en';

test(
  'the old version sells limited goods once, and others with a coupon',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const limited = page.getByRole('radio', { name: /Paket zur Krönung/ });
    await player.comeBack('europa', { goods: /Paket zur Krönung/, path: english });
    await page
      .locator('label')
      .filter({ hasText: /^Limited$/ })
      .click();
    await expect(limited).toHaveAccessibleName(/1 of 1 left/);
    await player.openRecharge();
    await expectStep(page, 'recharge');
    await expect(payment(page)).toContainText('At most 1 per role');
    await expect(payment(page)).toContainText('This item cannot be bought with a coupon');
    const provider = await buyInStep(page, /PayPal/);
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(result(page).getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await page.bringToFront();
    await result(page).getByRole('button', { name: 'Recharge done' }).click();
    await expectStep(page, 'goods');
    await expect(limited).toHaveAccessibleName(/Purchase limit reached/);
    await expect(
      page.getByRole('button', { name: /^Purchase limit reached/ }).last(),
    ).toBeDisabled();

    await page.locator('label').filter({ hasText: 'Dukaten' }).first().click();
    await player.chooseGoods(/^300/);
    await player.openRecharge();
    await expect(payment(page).getByRole('button', { name: /^Coupon/ })).toContainText('You save');
    await buyInStep(page, /PayPal/);
    await expectStep(page, 'result');
    const prices = (await control.orders()).map(({ price }) => price);
    // Five per cent off €4.99.
    expect(prices.sort()).toEqual([2.29, 4.74]);
  },
);

test(
  'the old version exchanges a prepaid card on the page that pays',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const card = await control.prepaidCard({ gp_id: 'kronen', value: 0.99, state: 'unused' });
    await player.comeBack('europa', { goods: /Guthabenkarte einlösen/, path: english });
    await page
      .getByRole('button', { name: /^Exchange/ })
      .last()
      .click();
    await expectStep(page, 'recharge');
    await payment(page).getByLabel('Card number').fill(card.number);
    const password = payment(page).getByLabel('Card password', { exact: true });
    const exchange = payment(page).getByRole('button', { name: /^Exchange/ });
    const question = page.getByRole('alertdialog');

    await password.fill('WRONG');
    await exchange.click();
    await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();
    await password.fill(card.password);
    await exchange.click();
    await expect(question).toContainText('€0.99');
    await question.getByRole('button', { name: /^Exchange/ }).click();
    await expectStep(page, 'result');
    await expect(result(page).getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'success', price: 0.99 }]);
  },
);

test('the old version shows card fields above the page that pays, in sight', async ({
  player,
  page,
  control,
}) => {
  const path = '/selectGoods?domain_area=useuro&client_id=590101&spec_lang=en';
  await player.comeBack('northstar', { hasRole: false, path });
  await player.chooseServer(/^S1\b/);
  await player.chooseRole();
  await player.chooseGoods(/^300/);
  await player.openRecharge();
  await expectStep(page, 'recharge');
  await payment(page).getByRole('listitem').filter({ hasText: 'Credit or debit card' }).click();
  await payment(page).getByRole('button', { name: /^Buy/ }).click();
  const fields = page.getByRole('dialog').locator('iframe');
  await expect(fields).toBeInViewport({ ratio: 0.9 });
  // A step back closes them, and not the page that pays.
  await page.goBack();
  await expect(fields).toHaveCount(0);
  await expectStep(page, 'recharge');
  await payment(page).getByRole('button', { name: /^Buy/ }).click();
  await expect(fields).toBeInViewport({ ratio: 0.9 });
  await payWithCard(page, '4111 1111 1111 1111');
  await expectStep(page, 'result');
  await expect(result(page).getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', price: 4.99 }]);
  // The page that pays has been replaced.
  await page.goBack();
  await expectStep(page, 'goods');
});
