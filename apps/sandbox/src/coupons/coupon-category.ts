import type { Coupon, CouponCategory } from '@shop/contract';
import type { coupons } from '../database/schema/coupons';
import { rateOf } from './discount';

/** A coupon that was claimed, as it is stored. */
export type StoredCoupon = typeof coupons.$inferSelect;

/** What a coupon has before it is claimed, too. */
export type CouponTerms = Pick<StoredCoupon, 'code' | 'name' | 'ratePermille' | 'validEndAt'>;

/** Whether a coupon's time is over. */
function isOver(validEndAt: Date | null, now: Date): boolean {
  return validEndAt !== null && validEndAt <= now;
}

/**
 * Where a claimed coupon stands for a game product (spec §4). Locked are those that an unpaid order
 * holds, and those of another game product.
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

const second = 1000;

function seconds(time: Date | null): number {
  return time === null ? 0 : Math.floor(time.getTime() / second);
}

/** A coupon as it travels; `usedAt` is null for one that was not used. */
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
