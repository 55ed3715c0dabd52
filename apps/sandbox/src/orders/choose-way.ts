import { Code } from '@shop/contract';
import type { OrderCallName } from '@shop/payments/providers';
import { type ChannelChoice, chooseChannel } from './choose-channel';
import type { OfferedChannel } from './offered-channel';
import type { PaymentRequest } from './payment-request';

/**
 * Like {@link chooseChannel}; with a coupon the channel must also be open to coupons, and be the one
 * that `pay_id` names (spec §5), else -3062. Limits of channels are about the goods' own price.
 */
export function chooseWay(
  call: OrderCallName,
  params: PaymentRequest,
  list: readonly OfferedChannel[],
  priceMinor: number,
): ChannelChoice {
  const way = chooseChannel(call, params, list, priceMinor);
  if (way.kind === 'refused' || params.coupon_code === undefined) return way;

  const open = list.filter((one) => one.openCoupon && one.paywayId === params.pay_id);
  const wayWithCoupon = chooseChannel(call, params, open, priceMinor);
  if (wayWithCoupon.kind === 'chosen') return wayWithCoupon;
  return { kind: 'refused', code: Code.illegalCouponUse };
}
