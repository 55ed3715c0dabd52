import type { HeldCoupon } from '../coupons';
import { isSameChoice } from '../orders';
import type { UnansweredPurchase } from './kept-purchases';
import { type Purchase, intentOf } from './purchase';

/**
 * Returns the coupon of an unanswered press that differs from a purchase in its coupon alone; null if it
 * differs in anything else, or had no coupon.
 */
export function unansweredCoupon(
  purchase: Purchase,
  unanswered: UnansweredPurchase,
): HeldCoupon | null {
  const { intent, sent } = unanswered;
  const code = intent.couponCode;
  if (code === '' || sent.kind !== 'channel' || sent.order.expected_price === undefined)
    return null;
  const now = { ...intentOf(purchase), couponCode: code };
  const isSame = now.suid === intent.suid && isSameChoice(now, intent);
  return isSame ? { code, price: sent.order.expected_price } : null;
}
