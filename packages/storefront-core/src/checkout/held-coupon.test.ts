import type { Coupon } from '@shop/contract';
import { expect, it } from 'vitest';
import type { KnownOrder } from '../orders';
import { purchase, scene, unansweredOf } from '../testing';
import { createTestServices } from '../testing/test-services';
import { type Purchase, describePurchase, intentOf } from './purchase';
import { heldCoupon, unansweredCoupon } from './held-coupon';

const coupon: Coupon = {
  ...{ code: 'ten', name: 'Gift', use_category: 'avail', discount_rate: 0.9 },
  ...{ is_used: false, used_time: 0, valid_end_time: 0, time_zone: '' },
};
const withCoupon = { ...purchase, coupon: { coupon, price: 4.49 } };

const { region: _, channel: __, subChannelId: ___, ...parts } = purchase;

it.each<[string, Purchase, Purchase, object | null]>([
  ['held at its price', withCoupon, purchase, { code: 'ten', price: 4.49 }],
  ['none of a press without one', purchase, purchase, null],
  [
    'none for other goods',
    withCoupon,
    { ...purchase, goods: { ...purchase.goods, product_id: 'x' } },
    null,
  ],
  [
    'none for another player',
    withCoupon,
    { ...purchase, user: { ...purchase.user, suid: 'u2' } },
    null,
  ],
  ['none of the exchange of a card', { ...parts, kind: 'exchange' }, purchase, null],
])('the coupon of an unanswered press is %s', async (_name, pressed, next, expected) => {
  const { checkout } = scene([{ kind: 'unknown' }]);
  await checkout.buy(pressed, { number: '1', password: '2' });
  expect(unansweredCoupon(next, unansweredOf(checkout))).toEqual(expected);
});

const order: KnownOrder = {
  ...{ billingNo: 'B1', payLink: null, status: 'placed', isSeen: false, madeAtMs: 1 },
  ...{ choice: intentOf(withCoupon), payment: { product_id: 'gems-300', pay_money: 4.49 } },
  summary: describePurchase(withCoupon, 'key', createTestServices()).summary,
};

it.each<[string, boolean, Partial<KnownOrder>, object | null]>([
  ['held while it can be replaced', true, {}, { code: 'ten', price: 4.49 }],
  [
    'held while its card is to be entered',
    false,
    { waitsForCard: true },
    { code: 'ten', price: 4.49 },
  ],
  ['none while it blocks every other', false, {}, null],
  ['none of an order without one', true, { choice: intentOf(purchase) }, null],
  ['none at a price that is not known', true, { payment: { product_id: 'gems-300' } }, null],
])('the coupon of an unpaid order is %s', (_name, canBeReplaced, changes, expected) => {
  expect(heldCoupon({ canBeReplaced, order: { ...order, ...changes } })).toEqual(expected);
});

it('without an unpaid order no coupon is held', () => {
  expect(heldCoupon(null)).toBeNull();
});
