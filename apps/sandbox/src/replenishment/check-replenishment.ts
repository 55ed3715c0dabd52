import { Code } from '@shop/contract';
import type { PaymentRequest } from '../orders/payment-request';
import { type StoredReplenishment, secondsLeft } from './find-replenishment';

type Named = Pick<
  PaymentRequest,
  'client_id' | 'server_id' | 'role_id' | 'product_id' | 'areaId' | 'coupon_code'
>;

/**
 * The first reason why a payment cannot be for a replenishment; null where there is none. Game,
 * server, role and goods must be those that are owed, else it is -3070. Paid or over is -3072. A
 * coupon is for one's own purchases.
 */
export function replenishmentRefusal(
  owed: StoredReplenishment,
  params: Named,
  now: Date,
): Code | null {
  const isOwed =
    owed.clientId === params.client_id &&
    owed.serverId === params.server_id &&
    owed.areaId === (params.areaId ?? '') &&
    owed.roleId === params.role_id &&
    owed.productId === params.product_id;
  if (!isOwed) return Code.wrongMethodParameters;
  if (secondsLeft(owed, now) === 0) return Code.linkExpired;
  return params.coupon_code === undefined ? null : Code.illegalCouponUse;
}
