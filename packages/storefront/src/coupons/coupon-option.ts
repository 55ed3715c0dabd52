import type { Coupon } from '@shop/contract';
import { type Language, formatTimestamp, localOffsetMinutes, textIn } from '@shop/i18n';
import type { CouponOption, CouponStanding } from '@shop/ui/coupon-card';

/** How far claiming a coupon has come. */
export type ClaimProgress = Extract<CouponStanding, { readonly kind: 'claim' }>['progress'];

/**
 * Returns a coupon as it is shown. Times are the player's local ones, with their UTC offset (spec §9).
 *
 * @param progress How far claiming it has come; only for claimable ones.
 */
export function couponOption(
  coupon: Coupon,
  language: Language,
  progress: ClaimProgress = 'waiting',
): CouponOption {
  return {
    code: coupon.code,
    name: textIn(coupon.name, language),
    off: percentOff(coupon.discount_rate),
    standing: standingOf(coupon, progress),
  };
}

/** Returns what a rate takes off the price, in per cent: `10` for 0.9, `12.5` for 0.875. */
export function percentOff(rate: number): string {
  // The subtraction leaves digits that the rate never had.
  return String(Number(((1 - rate) * 100).toFixed(2)));
}

function standingOf(coupon: Coupon, progress: ClaimProgress): CouponStanding {
  const { use_category: kind, is_used: isUsed, used_time: usedAt, valid_end_time: end } = coupon;
  switch (kind) {
    case 'claim':
      return { kind, validUntil: timeText(end), progress };
    case 'avail':
    case 'lock':
      return { kind, validUntil: timeText(end) };
    case 'history':
      return isUsed
        ? { kind: 'used', usedOn: timeText(usedAt) }
        : { kind: 'expired', expiredOn: timeText(end) };
  }
}

/** Returns a time as it is shown; an empty text for 0, which stands for none. */
function timeText(timestamp: number): string {
  return timestamp === 0 ? '' : formatTimestamp(timestamp, localOffsetMinutes(timestamp));
}
