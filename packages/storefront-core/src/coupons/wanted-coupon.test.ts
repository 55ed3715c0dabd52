import type { Coupon } from '@shop/contract';
import { couponState } from '@shop/payments';
import { expect, it } from 'vitest';
import { wantedCoupon } from './wanted-coupon';

function coupon(
  code: string,
  discount_rate: number,
  use_category: 'avail' | 'lock' = 'avail',
): Coupon {
  return {
    ...{ code, name: code, use_category, discount_rate },
    ...{ is_used: false, used_time: 0, valid_end_time: 0, time_zone: '' },
  };
}

const goods = { is_coupon: true, type_key: 'gems' };
const coupons = [coupon('five', 0.95), coupon('ten', 0.9), coupon('other', 0.5, 'lock')];
const state = couponState({ isVipVersion: true, channel: null, goods, coupons });
const purpose = { suid: 'u1', productId: 'gems' };

it.each([
  ['nothing was picked', null, 'ten'],
  ['one was picked', { ...purpose, code: 'five' }, 'five'],
  ['none is wanted', { ...purpose, code: null }, undefined],
  ['the picked one has become unusable', { ...purpose, code: 'other' }, 'ten'],
  ['it was picked for other goods', { ...purpose, productId: 'pack', code: 'five' }, 'ten'],
  ['another player picked it', { ...purpose, suid: 'u2', code: null }, 'ten'],
])('the order uses the right coupon when %s', (_, choice, code) => {
  expect(wantedCoupon(state, choice, purpose)?.code).toBe(code);
});

it('the order uses none where coupons do not apply', () => {
  const channel = { open_coupon: false };
  const without = couponState({ isVipVersion: true, channel, goods, coupons });
  expect(wantedCoupon(without, { ...purpose, code: 'five' }, purpose)).toBeNull();
});
