import { expect, test } from '../shop/test';

test(
  'a game that is gone when the order is refused ends the payment, and the page says why',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'code', value: -3001 });
    await player.buy();
    await expect(page.getByText('This game is not available. Please choose another')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(/No payment method here|Working out the price/)).toHaveCount(0);
    expect(await control.orders()).toEqual([]);
  },
);
