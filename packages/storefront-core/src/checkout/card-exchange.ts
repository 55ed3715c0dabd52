import {
  type OrderAnswer,
  type ParamsOf,
  type Platform,
  type PrepaidCard,
  type cardPay,
  hasText,
  packCardInfo,
  readOrderAnswer,
} from '@shop/contract';
import type { LaunchResult } from '@shop/payments';
import type { IntentParts } from './kept-purchases';

/** Sends the call that uses a card (spec §7, card recharge). */
export type RedeemCard = (params: ParamsOf<typeof cardPay>) => Promise<OrderAnswer>;

/** A card and what it is exchanged for. */
interface CardExchangeRequest {
  readonly intent: IntentParts;
  readonly card: PrepaidCard;
  /** The idempotency key: a repeated exchange ends at the first order. */
  readonly key: string;
  readonly platform: Platform;
}

/**
 * Exchanges a card and returns a pending, refused or unknown order, as a launch does. Never rejects,
 * since a call that fails may have used the card.
 */
export async function exchangeCard(
  redeem: RedeemCard,
  { intent, card, key, platform }: CardExchangeRequest,
): Promise<LaunchResult> {
  const { clientId, areaId, serverId, roleId } = intent;
  const params = {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    card_info: packCardInfo(card),
    idempotency_key: key,
    ...(hasText(areaId) ? { areaId } : {}),
  };
  try {
    const outcome = readOrderAnswer(await redeem(params));
    if (outcome.kind !== 'placed') return outcome;
    return { kind: 'pending', billingNo: outcome.billingNo, repeated: outcome.repeated };
  } catch {
    return { kind: 'unknown' };
  }
}
