import { type Channel, type Coupon, type Goods, cardExchangeType } from '@shop/contract';
import { defaultCoupon, usableCoupons } from './default-coupon';

/** The input of {@link couponState}. */
export interface CouponSituation {
  /**
   * `is_open_coupon` of the page config. Pass false for a replenishment: its amount is fixed
   * (docs/adr/0013).
   */
  readonly isVipVersion: boolean;
  /** The chosen channel, or the parent of the chosen sub-channel; null if none is chosen. */
  readonly channel: Pick<Channel, 'open_coupon'> | null;
  readonly goods: Pick<Goods, 'is_coupon' | 'type_key'>;
  /**
   * The player's coupons in the game, of all loaded categories. `unavailable` if they, or the price
   * with one of them, could not be loaded (spec §8).
   */
  readonly coupons: readonly Coupon[] | 'loading' | 'unavailable';
  /** As for `usableCoupons`. */
  readonly now?: number;
}

/**
 * The state of the coupon row in the recharge popup. `messageKey` is its text (spec §8):
 *
 * - `hidden`: outside the VIP version there are no coupons and no row.
 * - `unsupported-goods`: the goods do not support coupons on any channel.
 * - `unsupported-channel`: the chosen channel does not support coupons; another one may.
 * - `loading`, `unavailable`: the player's coupons are not known. Neither has a text.
 * - `none-usable`: coupons are supported, but the player has none that can be used now. `claimable`
 *   are the coupons of the list that can be claimed.
 * - `choosable`: one of `coupons` can be picked. `preselected` is the default; the text is shown
 *   while none is picked.
 */
export type CouponState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unsupported-goods'; readonly messageKey: 'tip_noSupportCoupon_goods' }
  | { readonly kind: 'unsupported-channel'; readonly messageKey: 'tip_noSupportCoupon' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'none-usable';
      readonly messageKey: 'tip_claim_more';
      readonly claimable: readonly Coupon[];
    }
  | {
      readonly kind: 'choosable';
      readonly messageKey: 'please_select';
      readonly coupons: readonly Coupon[];
      readonly preselected: Coupon;
    };

/** Excludes card-exchange goods: they have no price, and their call has no coupon parameters. */
function takesCoupons({ is_coupon: isOpen, type_key: type }: CouponSituation['goods']): boolean {
  return isOpen && type !== cardExchangeType;
}

/**
 * Returns the state of coupons at checkout (spec §5): a coupon applies only if the VIP version is on,
 * the payment channel has `open_coupon`, and the goods support coupons.
 *
 * A coupon can be picked before a channel is chosen. If the channel chosen later does not support
 * coupons, the state changes to `unsupported-channel`.
 */
export function couponState(situation: CouponSituation): CouponState {
  const { isVipVersion, channel, goods, coupons, now } = situation;
  if (!isVipVersion) return { kind: 'hidden' };
  if (!takesCoupons(goods))
    return { kind: 'unsupported-goods', messageKey: 'tip_noSupportCoupon_goods' };
  if (channel?.open_coupon === false)
    return { kind: 'unsupported-channel', messageKey: 'tip_noSupportCoupon' };
  if (coupons === 'loading' || coupons === 'unavailable') return { kind: coupons };

  const preselected = defaultCoupon(coupons, now);
  if (preselected === null) {
    const claimable = coupons.filter(({ use_category: category }) => category === 'claim');
    return { kind: 'none-usable', messageKey: 'tip_claim_more', claimable };
  }
  const usable = usableCoupons(coupons, now);
  return { kind: 'choosable', messageKey: 'please_select', coupons: usable, preselected };
}

/**
 * Returns the coupon that the player has picked, or null if it is not usable (spec §4). Store only its
 * code and call this again when channel, goods or coupons change, so that price, confirmation and
 * order use the same coupon.
 *
 * @param code - Null if the player uses no coupon.
 */
export function pickedCoupon(state: CouponState, code: string | null): Coupon | null {
  if (state.kind !== 'choosable') return null;
  return state.coupons.find((coupon) => coupon.code === code) ?? null;
}

/**
 * Returns whether buying must be confirmed with `tip_noUse_coupon`: no coupon is picked although one
 * could be used (spec §5). A coupon that goods or channel do not support cannot be used.
 *
 * @param picked - From `pickedCoupon`.
 */
export function isCouponLeftUnused(state: CouponState, picked: Coupon | null): boolean {
  return state.kind === 'choosable' && picked === null;
}

/** The coupon parameters of an order: both or none. */
export type CouponParams =
  | { readonly coupon_code: string; readonly pay_id: string }
  | { readonly coupon_code?: never; readonly pay_id?: never };

/**
 * Returns the parameters that a coupon adds to the common payload (spec §7): its code and, as `pay_id`,
 * the `payway_id` of the channel (docs/adr/0011). Returns an empty object without a coupon, and also if
 * the channel does not support coupons or the coupon is not usable: the back end would refuse such an
 * order with -3062.
 *
 * @example
 * const order = { ...payload, ...couponParams(picked, channel) };
 */
export function couponParams(
  coupon: Pick<Coupon, 'code' | 'use_category'> | null,
  channel: Pick<Channel, 'payway_id' | 'open_coupon'> | null,
): CouponParams {
  if (coupon?.use_category !== 'avail' || channel?.open_coupon !== true) return {};
  return { coupon_code: coupon.code, pay_id: channel.payway_id };
}
