import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon, anyCoupons } from '../testing/a-coupon';
import { defaultCoupon, usableCoupons } from './default-coupon';

const end = 1_800_000_000;
const anyNow = fc.constantFrom(undefined, 0, end * 1000 - 1, end * 1000, 2e12);

describe('the default coupon (spec §4)', () => {
  it('is the avail one with the lowest discount_rate', () => {
    fc.assert(
      fc.property(anyCoupons, (coupons) => {
        const avail = coupons.filter((coupon) => coupon.use_category === 'avail');
        const lowest = Math.min(...avail.map((coupon) => coupon.discount_rate));
        const chosen = defaultCoupon(coupons);
        expect(chosen?.discount_rate ?? Infinity).toBe(lowest);
        expect(chosen?.use_category ?? 'avail').toBe('avail');
      }),
    );
  });

  it.each(['claim', 'lock', 'history'] as const)('is never one of the category %s', (category) => {
    const better = aCoupon({ code: 'A', use_category: category, discount_rate: 0.1 });
    expect(defaultCoupon([better])).toBeNull();
    expect(defaultCoupon([better, aCoupon()])).toEqual(aCoupon());
  });

  it('is found by comparing rates as numbers', () => {
    const rates = [0.95, 0.1, 1, 0.09].map((rate) =>
      aCoupon({ code: String(rate), discount_rate: rate }),
    );
    expect(defaultCoupon(rates)?.discount_rate).toBe(0.09);
  });

  it('does not depend on the order of the list', () => {
    const shuffled = anyCoupons.chain((coupons) =>
      fc.tuple(fc.constant(coupons), fc.shuffledSubarray(coupons, { minLength: coupons.length })),
    );
    fc.assert(
      fc.property(shuffled, anyNow, ([coupons, others], now) => {
        expect(defaultCoupon(others, now)).toEqual(defaultCoupon(coupons, now));
      }),
    );
  });

  it.each([
    ['the one that expires first', { valid_end_time: end }, { valid_end_time: end + 1 }],
    ['one that expires rather than one that does not', { valid_end_time: end }, {}],
    ['the first by code', { code: 'C0' }, {}],
    ['the first by code unit rather than by locale', { code: 'Z' }, { code: 'a' }],
  ])('is, of those with the same rate, %s', (_, chosen, other) => {
    const coupons = [aCoupon({ code: 'C2', ...other }), aCoupon({ code: 'C3', ...chosen })];
    expect(defaultCoupon(coupons)).toEqual(aCoupon({ code: 'C3', ...chosen }));
  });
});

describe('with the back end’s time', () => {
  const coupon = aCoupon({ valid_end_time: end });
  it.each([
    ['one millisecond before its end', end * 1000 - 1, true],
    ['at its end', end * 1000, false],
    ['years later', 4e12, false],
  ])('a coupon %s (at %d) is usable: %s', (_, now, isUsable) => {
    expect(usableCoupons([coupon], now)).toEqual(isUsable ? [coupon] : []);
    expect(defaultCoupon([coupon], now)).toEqual(isUsable ? coupon : null);
  });

  it('a coupon without an end stays usable', () => {
    expect(defaultCoupon([aCoupon()], 4e12)).toEqual(aCoupon());
  });

  it('the default coupon has not expired', () => {
    fc.assert(
      fc.property(anyCoupons, fc.constantFrom(0, end * 1000, 2e12), (coupons, now) => {
        const ends = defaultCoupon(coupons, now)?.valid_end_time ?? 0;
        expect(ends === 0 || ends * 1000 > now).toBe(true);
      }),
    );
  });

  it('is not needed: without it, no end is checked', () => {
    expect(defaultCoupon([aCoupon({ valid_end_time: 1 })])).not.toBeNull();
  });
});
