import { type Channel, type Coupon, type Goods, cardExchangeType } from '@shop/contract';
import { defaultCoupon, usableCoupons } from './default-coupon';

/** What decides about coupons at checkout. */
export interface CouponSituation {
  /**
   * `is_open_coupon` of the page config. False for a replenishment, too: its amount is fixed
   * (docs/adr/0013).
   */
  readonly isVipVersion: boolean;
  /** The chosen channel, for a sub-channel its parent; null while none is chosen. */
  readonly channel: Pick<Channel, 'open_coupon'> | null;
  readonly goods: Pick<Goods, 'is_coupon' | 'type_key'>;
  /**
   * The player's coupons in the game, of whatever categories are known. `unavailable` where they, or
   * the price with one of them, could not be loaded (spec §8).
   */
  readonly coupons: readonly Coupon[] | 'loading' | 'unavailable';
  /** As for `usableCoupons`. */
  readonly now?: number;
}

/**
 * What the coupon row of the recharge popup says, and why. `messageKey` is the text of spec §8:
 *
 * - `hidden`: there are no coupons outside the VIP version, and no row.
 * - `unsupported-goods`: whatever channel or coupon, not for these goods.
 * - `unsupported-channel`: not with the chosen channel; with another one, perhaps.
 * - `loading`, `unavailable`: nothing is known about the player's coupons. Neither has a text.
 * - `none-usable`: they would be taken, but the player has none that can be used now. `claimable` are
 *   those that only have to be claimed, as far as the list has them.
 * - `choosable`: one of `coupons` can be picked. `preselected` is the default; the text is for the
 *   row while none is picked.
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

/** A card that is exchanged has a worth of its own, and its call has no room for a coupon. */
function takesCoupons({ is_coupon: isOpen, type_key: type }: CouponSituation['goods']): boolean {
  return isOpen && type !== cardExchangeType;
}

/**
 * Where coupons stand (spec §5): one applies only when the VIP version is on, the payment channel has
 * `open_coupon`, and the goods support coupons.
 *
 * While no channel is chosen none has said no: a coupon can be picked ahead, and the reason appears
 * with the channel that takes none. Nothing is ordered without a channel, so nothing is promised.
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
 * The coupon to be used: the one the player has picked, as long as it can be (spec §4). Keep its code
 * and ask again whenever channel, goods or list have changed: price, confirmation and order then
 * speak of the same coupon.
 *
 * @param code - Null where the player goes without.
 */
export function pickedCoupon(state: CouponState, code: string | null): Coupon | null {
  if (state.kind !== 'choosable') return null;
  return state.coupons.find((coupon) => coupon.code === code) ?? null;
}

/**
 * Whether buying has to be confirmed with `tip_noUse_coupon`: without a coupon, while usable ones
 * exist (spec §5). Those that goods or channel do not take are not usable here.
 *
 * @param picked - From `pickedCoupon`.
 */
export function isCouponLeftUnused(state: CouponState, picked: Coupon | null): boolean {
  return state.kind === 'choosable' && picked === null;
}

/** What an order carries about its coupon: both or nothing. */
export type CouponParams =
  | { readonly coupon_code: string; readonly pay_id: string }
  | { readonly coupon_code?: never; readonly pay_id?: never };

/**
 * What an order with a coupon carries besides the common payload (spec §7): the coupon's code and, as
 * `pay_id`, the `payway_id` of the channel it is used with (docs/adr/0011). Nothing without a coupon,
 * and nothing where the channel takes none or the coupon is not usable: such an order would be
 * refused with -3062.
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
