import type { Coupon } from '@shop/contract';

const second = 1000;

function hasRunOut({ valid_end_time: end }: Coupon, now: number): boolean {
  return end !== 0 && end * second <= now;
}

/**
 * The coupons that can be picked: only avail ones (spec §4), never one to be claimed, locked, used or
 * run out. In the order of the list.
 *
 * @param now - The back end's time in milliseconds since 1970. Leave it out where only the player's
 * clock is known, which may be wrong: the back end says `history` of what has run out by itself.
 */
export function usableCoupons(coupons: readonly Coupon[], now?: number): readonly Coupon[] {
  return coupons.filter(
    (coupon) => coupon.use_category === 'avail' && (now === undefined || !hasRunOut(coupon, now)),
  );
}
