import type { Channel, Coupon } from '@shop/contract';

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
