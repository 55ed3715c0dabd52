import { Code, type PaymentCallName, ResultStatus } from '@shop/contract';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import type { Services } from '../hosts/services';
import { draftOrder } from './draft-order';
import { payLink } from './pay-link';
import type { PaymentRequest } from './payment-request';
import { requestHash } from './request-hash';
import { type Intent, type StoredOrder, findByKey, storeOrder } from './store-order';

/** The first order of a key; the same key for something else is a mistake of the caller. */
function repeat(order: StoredOrder, intent: Intent, { addresses }: Services): Outcome {
  if (order.requestHash !== intent.hash) return refuse(Code.malformedRequest);
  const url = payLink(order, addresses);
  return answer({ billing_no: order.billingNo, url, status: ResultStatus.repeat });
}

function merchantName({ brands }: Services, key: string): string {
  return brands.find((brand) => brand.key === key)?.name ?? key;
}

/**
 * Answers one payment path (spec §7). The key is looked up before anything is checked: a repeated
 * try gets its order even if price or catalogue have changed in between.
 */
export function createOrder(call: PaymentCallName) {
  return async (params: PaymentRequest, visit: Visit, services: Services): Promise<Outcome> => {
    const { player } = visit;
    if (player === null) return refuse(Code.notLoggedIn);
    const { database, clock, addresses } = services;
    const intent = { key: params.idempotency_key ?? null, hash: requestHash(call, params) };
    const earlier = await findByKey(database, player.userId, intent.key);
    if (earlier !== null) return repeat(earlier, intent, services);

    const drafting = await draftOrder(database, call, params, player);
    if (drafting.kind === 'refused') return refuse(drafting.code);
    const { draft } = drafting;
    const merchant = merchantName(services, draft.game.brand);
    const storing = await storeOrder(database, draft, intent, { now: clock.now(), merchant });
    if (storing.kind === 'coupon-gone') return refuse(Code.illegalCouponUse);
    if (storing.kind === 'limit-reached') return refuse(Code.purchaseLimitReached);
    const { order } = storing;
    const link = { billing_no: order.billingNo, url: payLink(order, addresses) };
    switch (storing.kind) {
      case 'same-key':
        return repeat(order, intent, services);
      case 'unpaid':
        return refuse(Code.unpaidOrder, link);
      case 'stored':
        return answer({ ...link, status: ResultStatus.pending });
    }
  };
}
