import type { CouponOption, CouponStanding } from '../src/coupon-card';

/** Returns a coupon for a story; it can be used, until a certain day. */
export function aCoupon(changes: Partial<CouponOption> = {}): CouponOption {
  return {
    code: 'C1',
    name: 'Weekend gift',
    off: '10',
    standing: { kind: 'avail', validUntil: '2026/12/31 23:59 UTC+8' },
    ...changes,
  };
}

/** Returns coupons of one standing, each with its own code and name. */
export function manyCoupons(count: number, standing: CouponStanding): readonly CouponOption[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return aCoupon({ code: `${standing.kind}-${number}`, name: `Coupon ${number}`, standing });
  });
}
