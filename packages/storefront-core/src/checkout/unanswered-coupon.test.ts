import type { Coupon } from '@shop/contract';
import { expect, it } from 'vitest';
import { purchase, scene, unansweredOf } from '../testing';
import type { Purchase } from './purchase';
import { unansweredCoupon } from './unanswered-coupon';

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
