import { Code, type PaymentCall, type PaymentCallName } from '@shop/contract';
import { type OutcomeOf, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { paymentEnd } from '../replenishment/find-replenishment';
import { answerRepeat, answerStoring } from './answer-storing';
import type { Charge } from './charge';
import { draftOrder } from './draft-order';
import { findBuyer } from './find-buyer';
import type { OrderDraft } from './order-draft';
import type { PaymentRequest } from './payment-request';
import { requestHash } from './request-hash';
import { storeOrder } from './store-order';

/** As long as one may sit before an ordinary payment; meanwhile goods, place and coupon are held. */
const halfHour = 30 * 60 * 1000;

function chargeFor({ game, debt }: OrderDraft, { brands }: Services, now: Date): Charge {
  const merchant = brands.find((brand) => brand.key === game.brand)?.name ?? game.brand;
  const endsAt = debt === null ? new Date(now.getTime() + halfHour) : paymentEnd(debt, now);
  return { kind: 'provider', merchant, endsAt };
}

/**
 * Answers one payment path (spec §7); to be mounted as one that looks the player up itself. The key is looked up before anything is checked: a repeated
 * try gets its order even if price or catalogue have changed in between.
 */
export function createOrder(call: PaymentCallName) {
  return async (
    params: PaymentRequest,
    context: RequestContext,
    services: Services,
  ): Promise<OutcomeOf<PaymentCall>> => {
    const { database, clock, addresses } = services;
    const now = clock.now();
    const intent = { key: params.idempotency_key ?? null, hash: requestHash(call, params) };
    const buyer = await findBuyer(database, context.token, intent.key, now);
    if (buyer === null) return refuse(Code.notLoggedIn);
    const { player, earlier } = buyer;
    if (earlier !== null) return answerRepeat(earlier, intent, addresses);

    const drafting = await draftOrder(database, call, params, { player, now });
    if (drafting.kind === 'refused') return refuse(drafting.code);
    const { draft } = drafting;
    const charge = chargeFor(draft, services, now);
    const storing = await storeOrder(database, draft, intent, { now, charge });
    return answerStoring(storing, intent, addresses);
  };
}
