import { Code, type PaymentCall, type PaymentCallName } from '@shop/contract';
import { type OutcomeOf, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { paymentEnd } from '../replenishment/find-replenishment';
import { repeatResponse, orderResponse } from './order-response';
import { type ValidOrder, validateOrder } from './validate-order';
import { findBuyer } from './find-buyer';
import type { Charge, PaymentRequest } from './order';
import { requestHash } from './order-row';
import { storeOrder } from './store-order';

/** How long an unpaid order reserves its goods, quota and coupon. */
const paymentTimeoutMs = 30 * 60 * 1000;

function chargeFor(
  { game, replenishment }: ValidOrder,
  { brands }: Services,
  { returnUrl, now }: { readonly returnUrl: string | null; readonly now: Date },
): Charge {
  const merchant = brands.find((brand) => brand.key === game.brand)?.name ?? game.brand;
  const endsAt =
    replenishment === null
      ? new Date(now.getTime() + paymentTimeoutMs)
      : paymentEnd(replenishment, now);
  return { kind: 'provider', merchant, returnUrl, endsAt };
}

/**
 * Returns the handler of a payment call (spec §7), for a self-admitting route. The key is looked up
 * before any check: a retry gets its order even if the price or the catalogue has changed.
 */
export function createOrder(call: PaymentCallName) {
  return async (
    params: PaymentRequest,
    context: RequestContext,
    services: Services,
  ): Promise<OutcomeOf<PaymentCall>> => {
    const { database, clock, addresses } = services;
    const now = clock.now();
    const links = { addresses, language: context.language };
    const intent = { key: params.idempotency_key ?? null, hash: requestHash(call, params) };
    const buyer = await findBuyer(database, context.token, params, now);
    if (buyer === null) return refuse(Code.notLoggedIn);
    const { player, earlier, parts } = buyer;
    if (earlier !== null) return repeatResponse(earlier, intent, links);

    const validation = await validateOrder(database, call, params, { player, parts, now });
    if (validation.kind === 'refused') return refuse(validation.code);
    const { order } = validation;
    const charge = chargeFor(order, services, { returnUrl: context.shopOrigin, now });
    const replaces = params.replaces ?? null;
    const result = await storeOrder(database, order, intent, { now, charge, replaces });
    return orderResponse(result, intent, links);
  };
}
