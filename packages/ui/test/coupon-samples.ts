import type { CouponOption, CouponStanding } from '../src/coupon-card';

/** A coupon for a story; usable until a day unless it says otherwise. */
export function aCoupon(changes: Partial<CouponOption> = {}): CouponOption {
  return {
    code: 'C1',
    name: 'Weekend gift',
    off: '10',
    standing: { kind: 'avail', validUntil: '2026/12/31 23:59 UTC+8' },
    ...changes,
  };
}

/** So many coupons of one standing, with codes and names of their own. */
export function manyCoupons(count: number, standing: CouponStanding): readonly CouponOption[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return aCoupon({ code: `${standing.kind}-${number}`, name: `Coupon ${number}`, standing });
  });
}
