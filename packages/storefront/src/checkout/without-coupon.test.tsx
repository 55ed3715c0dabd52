// @vitest-environment jsdom
import { Code } from '@shop/contract';
import { type Responder, content } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import { giveBoxesSize, renderCouponPopups } from './testing/coupon-popups';
import { type CouponOptions, openCouponScene } from './testing/coupon-scene';
import { buyButton, press, wallet } from './testing/recharge-scene';

const payPath = '/api/pay/paypal_pay';
const created: Responder = () =>
  content({ billing_no: 'B1', url: 'http://pay.localhost:4000/pay/1', status: -1 });

beforeEach(giveBoxesSize);

async function open({
  pay = created,
  ...options
}: CouponOptions & { readonly pay?: Responder } = {}): Promise<TestShop> {
  const shop = await openCouponScene({ ...options, answers: { [payPath]: pay } });
  renderCouponPopups(shop);
  return shop;
}

const sentOrders = ({ backEnd }: TestShop) => backEnd.sentTo(payPath);
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('a chosen way to pay that takes no coupons', () => {
  const closed = { saved: { region: 'US', channelKey: '10801:' } };

  it('is left as it is, with the way and the sum that another one would save', async () => {
    const shop = await open(closed);
    const row = button(
      /^Coupon This payment method does not accept coupons Save \$0\.50 with PayPal/,
    );
    expect(buyButton().textContent).toContain('$4.99');
    await press(row);
    expect(button(/10% off/)).toBeTruthy();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([{ coupon_code: 'ten', expected_price: '4.49' }]);
  });

  it.each<[string, CouponOptions]>([
    ['no coupon could be used', { coupons: () => content({ coupons: [] }) }],
    [
      'no other way takes coupons',
      { channels: { US: [wallet, { ...wallet, payway_id: '10801', name: 'Platform' }] } },
    ],
    ['the saving is not known', { price: () => null }],
  ])('says no more than that where %s', async (_, options) => {
    await open({ ...closed, ...options });
    await advanceTime(20_000);
    expect(screen.getByText(/does not accept coupons/)).toBeTruthy();
    expect(screen.queryByText(/^Save/)).toBeNull();
  });
});

it.each([
  ['No.', 'No.'],
  ['', 'Something went wrong. Please try again'],
])('no coupon is blamed for a refusal of an order without one: %j', async (msg, said) => {
  await open({
    coupons: () => content({ coupons: [] }),
    pay: () => ({ code: Code.illegalCouponUse, msg, content: null }),
  });
  await press(buyButton());
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(/coupon can no longer/)).toBeNull();
});
