import type { Coupon } from '@shop/contract';
import { type CouponState, pickedCoupon } from '@shop/payments';

/** The coupon a player has picked for goods; a null code if they buy them without one. */
export interface CouponChoice {
  readonly suid: string;
  readonly productId: string;
  readonly code: string | null;
}

/** A coupon that an order uses. */
export interface AppliedCoupon {
  readonly coupon: Coupon;
  /** The price with it, in major units, as the player has seen it. */
  readonly price: number;
}

/**
 * A coupon that an order holds: the unpaid one that the new one replaces, whose coupon the back end
 * moves at its price, or that of an earlier press of the same purchase whose answer was lost.
 */
export interface HeldCoupon {
  readonly code: string;
  /** In major units. */
  readonly price: number;
}

/** For whom and for what a coupon is wanted. */
export type CouponPurpose = Pick<CouponChoice, 'suid' | 'productId'>;

/** Whether a choice was made for these goods by this player. */
export function isChoiceFor(
  choice: CouponChoice | null,
  { suid, productId }: CouponPurpose,
): choice is CouponChoice {
  return choice?.suid === suid && choice.productId === productId;
}

/**
 * Returns the coupon to use: the one the player has picked for these goods, else the default (spec §4).
 * A picked one that has become unusable is replaced by the default, too, whose price the player then
 * sees. Null if no coupon is usable, or if the player has chosen to buy these goods without one.
 */
export function wantedCoupon(
  state: CouponState,
  choice: CouponChoice | null,
  purpose: CouponPurpose,
): Coupon | null {
  if (state.kind !== 'choosable') return null;
  if (!isChoiceFor(choice, purpose)) return state.preselected;
  if (choice.code === null) return null;
  return pickedCoupon(state, choice.code) ?? state.preselected;
}
