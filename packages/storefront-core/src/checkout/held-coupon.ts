import type { HeldCoupon } from '../coupons';
import { isSameChoice } from '../orders';
import type { UnpaidOrderOffer } from './complete-purchase';
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

/** Returns the coupon and the price of an order that may be replaced or continued; null if it has no coupon. */
export function heldCoupon(unpaid: UnpaidOrderOffer | null): HeldCoupon | null {
  const { choice, payment } = unpaid?.order ?? {};
  const price = payment?.pay_money;
  const isHeld = unpaid?.canBeReplaced === true || unpaid?.order.waitsForCard === true;
  if (!isHeld || !choice?.couponCode || price === undefined) return null;
  return { code: choice.couponCode, price };
}
