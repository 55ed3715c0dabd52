import { cardExchangeType } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon, anyCoupons } from '../testing/a-coupon';
import {
  type CouponSituation,
  couponParams,
  couponState,
  isCouponLeftUnused,
  pickedCoupon,
} from './coupon-state';
import { defaultCoupon } from './default-coupon';

const open = { payway_id: '10201', open_coupon: true };
const closed = { payway_id: '12101', open_coupon: false };
const withCoupons = { is_coupon: true, type_key: 'gems' };
const without = { is_coupon: false, type_key: 'gems' };
const exchange = { is_coupon: true, type_key: cardExchangeType };
const claim = aCoupon({ code: 'C2', use_category: 'claim' });
const lock = aCoupon({ code: 'C3', use_category: 'lock' });

const choosable: CouponSituation = {
  isVipVersion: true,
  channel: open,
  goods: withCoupons,
  coupons: [aCoupon()],
};

const anySituation = fc.record({
  isVipVersion: fc.boolean(),
  channel: fc.constantFrom(open, closed, null),
  goods: fc.constantFrom(withCoupons, without, exchange),
  coupons: fc.oneof(anyCoupons, fc.constantFrom('loading' as const, 'unavailable' as const)),
});

describe('the coupon row (spec §5, §8)', () => {
  it.each<[string, Partial<CouponSituation>, object]>([
    ['no VIP version', { isVipVersion: false }, { kind: 'hidden' }],
    [
      'no VIP version, and other reasons as well',
      { isVipVersion: false, goods: without, channel: closed, coupons: 'loading' },
      { kind: 'hidden' },
    ],
    [
      'goods that do not support coupons',
      { goods: without },
      { kind: 'unsupported-goods', messageKey: 'tip_noSupportCoupon_goods' },
    ],
    [
      'neither goods nor channel support coupons',
      { goods: without, channel: closed },
      { kind: 'unsupported-goods', messageKey: 'tip_noSupportCoupon_goods' },
    ],
    [
      'card-exchange goods, whose call has no coupon parameters',
      { goods: exchange, channel: null },
      { kind: 'unsupported-goods', messageKey: 'tip_noSupportCoupon_goods' },
    ],
    [
      'a channel that does not support coupons',
      { channel: closed },
      { kind: 'unsupported-channel', messageKey: 'tip_noSupportCoupon' },
    ],
    [
      'a channel that does not support coupons, while they are loading',
      { channel: closed, coupons: 'loading' },
      { kind: 'unsupported-channel', messageKey: 'tip_noSupportCoupon' },
    ],
    ['coupons that are loading', { coupons: 'loading' }, { kind: 'loading' }],
    ['coupons that could not be loaded', { coupons: 'unavailable' }, { kind: 'unavailable' }],
    [
      'no coupon at all',
      { coupons: [] },
      { kind: 'none-usable', messageKey: 'tip_claim_more', claimable: [] },
    ],
    [
      'a claimable and a locked coupon',
      { coupons: [lock, claim] },
      { kind: 'none-usable', messageKey: 'tip_claim_more', claimable: [claim] },
    ],
    [
      'a coupon that has expired by the back end’s time',
      { coupons: [aCoupon({ valid_end_time: 1_700_000_000 })], now: 1.7e12 },
      { kind: 'none-usable', messageKey: 'tip_claim_more', claimable: [] },
    ],
    [
      'a usable coupon among others',
      { coupons: [lock, aCoupon(), claim] },
      {
        kind: 'choosable',
        messageKey: 'please_select',
        coupons: [aCoupon()],
        preselected: aCoupon(),
      },
    ],
    [
      'no channel chosen yet',
      { channel: null },
      {
        kind: 'choosable',
        messageKey: 'please_select',
        coupons: [aCoupon()],
        preselected: aCoupon(),
      },
    ],
  ])('%s', (_, changes, state) => {
    expect(couponState({ ...choosable, ...changes })).toEqual(state);
  });
});

describe('in any situation', () => {
  it('a coupon applies only if VIP version, channel and goods allow it', () => {
    fc.assert(
      fc.property(anySituation, fc.option(fc.constantFrom('CA', 'CB', 'CC')), (situation, code) => {
        const { isVipVersion, channel, goods, coupons } = situation;
        const picked = pickedCoupon(couponState(situation), code);
        const params = couponParams(picked, channel);

        const isTaken = isVipVersion && channel === open && goods === withCoupons;
        const isHad =
          Array.isArray(coupons) &&
          coupons.some((one) => one.code === code && one.use_category === 'avail');
        const carried = { coupon_code: code, pay_id: '10201' };
        expect(params).toEqual(isTaken && isHad ? carried : {});
      }),
      { numRuns: 1000 },
    );
  });

  it('the preselected coupon is the default one and can be picked', () => {
    fc.assert(
      fc.property(anyCoupons, (coupons) => {
        const state = couponState({ ...choosable, coupons });
        const preselected = state.kind === 'choosable' ? state.preselected : null;
        expect(preselected).toEqual(defaultCoupon(coupons));
        expect(pickedCoupon(state, preselected?.code ?? null)).toEqual(preselected);
      }),
    );
  });

  it('buying without a coupon is confirmed exactly while usable ones exist (tip_noUse_coupon)', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const { isVipVersion, channel, goods, coupons } = situation;
        const isUsable =
          isVipVersion &&
          channel !== closed &&
          goods === withCoupons &&
          Array.isArray(coupons) &&
          coupons.some((one) => one.use_category === 'avail');
        expect(isCouponLeftUnused(couponState(situation), null)).toBe(isUsable);
        expect(isCouponLeftUnused(couponState(situation), aCoupon())).toBe(false);
      }),
    );
  });
});

describe('the coupon parameters of an order (spec §7)', () => {
  it('are the code, and the payway_id of the channel as pay_id', () => {
    expect(couponParams(aCoupon(), open)).toEqual({ coupon_code: 'C1', pay_id: '10201' });
  });

  it.each([
    ['without a coupon', null, open],
    ['without a channel', aCoupon(), null],
    ['on a channel that does not support coupons', aCoupon(), closed],
    ['with a claimable coupon', claim, open],
    ['with a locked coupon', lock, open],
    ['with a coupon of the history', aCoupon({ use_category: 'history' }), open],
  ])('are empty %s', (_, coupon, channel) => {
    expect(Object.keys(couponParams(coupon, channel))).toEqual([]);
  });
});
