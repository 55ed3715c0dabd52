import type { Coupon } from '@shop/contract';

const msPerSecond = 1000;

function hasRunOut({ valid_end_time: end }: Coupon, now: number): boolean {
  return end !== 0 && end * msPerSecond <= now;
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

/** Zero stands for a coupon that never runs out. */
function endOf({ valid_end_time: end }: Coupon): number {
  return end === 0 ? Infinity : end;
}

function isBetter(coupon: Coupon, best: Coupon): boolean {
  if (coupon.discount_rate !== best.discount_rate) return coupon.discount_rate < best.discount_rate;
  if (endOf(coupon) !== endOf(best)) return endOf(coupon) < endOf(best);
  return coupon.code < best.code;
}

/**
 * The coupon that is set when nobody has picked one: the avail one with the lowest `discount_rate`
 * (spec §4). Of equal ones it is the one that runs out first, since the other can still be used
 * later; then the first by code, so that the answer never depends on the order of the list.
 *
 * @param now - As for {@link usableCoupons}.
 * @returns Null where no coupon is usable.
 */
export function defaultCoupon(coupons: readonly Coupon[], now?: number): Coupon | null {
  return usableCoupons(coupons, now).reduce<Coupon | null>(
    (best, coupon) => (best === null || isBetter(coupon, best) ? coupon : best),
    null,
  );
}
