import { Code, type ParamsOf, type calls, readCardInfo } from '@shop/contract';
import { type OutcomeOf, refuse, refuseParameter } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { findPlayedGame } from '../catalogue/find-game';
import type { Services } from '../hosts/services';
import { repeatResponse, orderResponse } from '../orders/order-response';
import { findByKey } from '../orders/find-order';
import { intentHash } from '../orders/order-row';
import { storeOrder } from '../orders/store-order';
import { hashCardNumber } from './card-hash';
import { checkPrepaidCard } from './check-card';
import { exchangeDraft, findExchange } from './find-exchange';

type ExchangeParams = ParamsOf<typeof calls.cardPay>;

/** Returns the hash of an exchange, without the password: a stored hash must not help to guess it. */
function exchangeHash(params: ExchangeParams, numberHash: string): string {
  const { client_id: game, server_id: server, role_id: role, areaId = '' } = params;
  return intentHash(['cardPay', game, server, role, areaId, numberHash]);
}

/**
 * Exchanges a prepaid card for its value (spec §7, card recharge). The order is paid immediately:
 * order, card and goods change in one transaction, so a card is neither lost nor used twice.
 */
export async function redeemPrepaidCard(
  params: ExchangeParams,
  { player, address, language }: RequestContext,
  { database, clock, addresses }: Services,
): Promise<OutcomeOf<typeof calls.cardPay>> {
  if (player === null) return refuse(Code.notLoggedIn);
  const typed = readCardInfo(params.card_info);
  if (typed === null) return refuseParameter('card_info');
  const links = { addresses, language };
  const numberHash = hashCardNumber(typed.number);
  const intent = {
    key: params.idempotency_key ?? null,
    hash: exchangeHash(params, numberHash),
  };
  const earlier = await findByKey(database, player.userId, intent.key);
  if (earlier !== null) return repeatResponse(earlier, intent, links);

  const now = clock.now();
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player.gpId !== game.gpId) return refuse(Code.notLoggedIn);
  const exchange = await findExchange(database, params, { game, player, now });
  if (exchange.kind === 'refused') return refuse(exchange.code);

  const { userId } = player;
  const check = await checkPrepaidCard(database, typed, { userId, address, game, now });
  if (check.kind === 'refused') return check.outcome;
  const draft = exchangeDraft(exchange, check.card, { game, player });
  const charge = { kind: 'card', numberHash } as const;
  const result = await storeOrder(database, draft, intent, { now, charge, replaces: null });
  return orderResponse(result, intent, links);
}
