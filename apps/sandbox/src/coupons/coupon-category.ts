import type { Coupon, CouponCategory } from '@shop/contract';
import type { coupons } from '../database/schema/coupons';
import { rateOf } from './discount';

/** A claimed coupon as it is stored. */
export type StoredCoupon = typeof coupons.$inferSelect;

/** The fields that a coupon has before it is claimed. */
export type CouponTerms = Pick<StoredCoupon, 'code' | 'name' | 'ratePermille' | 'validEndAt'>;

/** Returns whether a coupon has expired. */
function isOver(validEndAt: Date | null, now: Date): boolean {
  return validEndAt !== null && validEndAt <= now;
}

/**
 * Returns the category of a claimed coupon in a game product (spec §4). It is locked if an unpaid
 * order reserves it or if it is of another game product.
 */
export function categoryOf(coupon: StoredCoupon, gpId: string, now: Date): CouponCategory {
  switch (coupon.state) {
    case 'used':
      return 'history';
    case 'reserved':
      return 'lock';
    case 'avail':
      if (isOver(coupon.validEndAt, now)) return 'history';
      return coupon.gpId === gpId ? 'avail' : 'lock';
  }
}

const secondMs = 1000;

function seconds(time: Date | null): number {
  return time === null ? 0 : Math.floor(time.getTime() / secondMs);
}

/** Returns the wire form of a coupon; `usedAt` is null for an unused one. */
export function couponContent(
  coupon: CouponTerms,
  category: CouponCategory,
  usedAt: Date | null = null,
): Coupon {
  return {
    code: coupon.code,
    name: coupon.name,
    use_category: category,
    discount_rate: rateOf(coupon.ratePermille),
    is_used: usedAt !== null,
    used_time: seconds(usedAt),
    valid_end_time: seconds(coupon.validEndAt),
    time_zone: coupon.validEndAt === null ? '' : 'UTC',
  };
}
