import { Code, type ParamsOf, type calls, readCardInfo } from '@shop/contract';
import { type OutcomeOf, refuse, refuseParameter } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { repeatResponse, orderResponse } from '../orders/order-response';
import { type ValidOrder, validateOrder } from '../orders/validate-order';
import { findByKey } from '../orders/find-order';
import { findParts } from '../orders/find-parts';
import { requestHash } from '../orders/order-row';
import { storeOrder } from '../orders/store-order';
import { hashCardNumber } from './card-hash';
import { type StoredCard, checkPrepaidCard } from './check-card';

/** Reports whether a card has exactly the price of the goods: no change, no additional payment. */
function isWorth(card: StoredCard, { price, product }: ValidOrder): boolean {
  return card.valueMinor === price.payMinor && card.currency === product.currency;
}

/**
 * Pays for goods with a prepaid card inside the shop: channel 10301 (spec §7). Checked like every
 * purchase; a card of another value is -3081 and stays unused. The order is paid immediately.
 */
export async function createCardPayment(
  params: ParamsOf<typeof calls.myCardInGame>,
  { player, address, language }: RequestContext,
  { database, clock, addresses }: Services,
): Promise<OutcomeOf<typeof calls.myCardInGame>> {
  if (player === null) return refuse(Code.notLoggedIn);
  const typed = readCardInfo(params.card_info);
  if (typed === null) return refuseParameter('card_info');
  const links = { addresses, language };
  const numberHash = hashCardNumber(typed.number);
  const intent = {
    key: params.idempotency_key ?? null,
    hash: requestHash('myCardInGame', params, numberHash),
  };
  const earlier = await findByKey(database, player.userId, intent.key);
  if (earlier !== null) return repeatResponse(earlier, intent, links);

  const now = clock.now();
  const parts = await findParts(database, params, player, now);
  const context = { player, parts, now };
  const validation = await validateOrder(database, 'myCardInGame', params, context);
  if (validation.kind === 'refused') return refuse(validation.code);
  const { order } = validation;
  const { userId } = player;
  const check = await checkPrepaidCard(database, typed, { userId, address, game: order.game, now });
  if (check.kind === 'refused') return check.outcome;
  if (!isWorth(check.card, order)) return refuse(Code.cardValueDiffers);
  const charge = { kind: 'card', numberHash } as const;
  const replaces = params.replaces ?? null;
  const result = await storeOrder(database, order, intent, { now, charge, replaces });
  return orderResponse(result, intent, links);
}
