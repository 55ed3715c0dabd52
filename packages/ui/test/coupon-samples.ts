import type { CouponOption, CouponStanding } from '../src/coupon-card';

/** Returns a coupon that can be used until a certain day. */
export function aCoupon(changes: Partial<CouponOption> = {}): CouponOption {
  return {
    code: 'C1',
    name: 'Weekend gift',
    off: '10',
    standing: { kind: 'avail', validUntil: '2026/12/31 23:59 UTC+8' },
    ...changes,
  };
}

const names = ['Weekend gift', 'Welcome back', 'Level 5 gift'];

/** Returns coupons of one state, each with its own code and name. */
export function manyCoupons(count: number, standing: CouponStanding): readonly CouponOption[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return aCoupon({
      code: `${standing.kind}-${number}`,
      name: names[index] ?? `Coupon ${number}`,
      standing,
    });
  });
}
