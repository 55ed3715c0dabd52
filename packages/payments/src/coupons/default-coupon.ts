import type { Coupon } from '@shop/contract';

const msPerSecond = 1000;

function isExpired({ valid_end_time: end }: Coupon, now: number): boolean {
  return end !== 0 && end * msPerSecond <= now;
}

/**
 * Returns the coupons that can be picked, in the order of the list: only `avail` ones (spec §4) that
 * have not expired.
 *
 * @param now - The back end's time in milliseconds since 1970. Omit it if only the player's clock is
 * available, which may be wrong; the back end moves expired coupons to `history` itself.
 */
export function usableCoupons(coupons: readonly Coupon[], now?: number): readonly Coupon[] {
  return coupons.filter(
    (coupon) => coupon.use_category === 'avail' && (now === undefined || !isExpired(coupon, now)),
  );
}

/** Zero means that the coupon never expires. */
function endOf({ valid_end_time: end }: Coupon): number {
  return end === 0 ? Infinity : end;
}

function isBetter(coupon: Coupon, best: Coupon): boolean {
  if (coupon.discount_rate !== best.discount_rate) return coupon.discount_rate < best.discount_rate;
  if (endOf(coupon) !== endOf(best)) return endOf(coupon) < endOf(best);
  return coupon.code < best.code;
}

/**
 * Returns the coupon to preselect: the usable one with the lowest `discount_rate` (spec §4). Ties go to
 * the coupon that expires first, since the other can be used later, then to the lower code, so that the
 * result does not depend on the order of the list.
 *
 * @param now - As for {@link usableCoupons}.
 * @returns Null if no coupon is usable.
 */
export function defaultCoupon(coupons: readonly Coupon[], now?: number): Coupon | null {
  return usableCoupons(coupons, now).reduce<Coupon | null>(
    (best, coupon) => (best === null || isBetter(coupon, best) ? coupon : best),
    null,
  );
}
