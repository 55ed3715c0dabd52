import {
  type OrderAnswer,
  type ParamsOf,
  type PrepaidCard,
  type cardPay,
  packCardInfo,
  readOrderAnswer,
} from '@shop/contract';
import type { LaunchResult } from '@shop/payments';
import type { ShopServices } from '../services';
import type { IntentParts } from './intent';

/** Sends the call that uses a card up (spec §7, card recharge). */
export type RedeemCard = (params: ParamsOf<typeof cardPay>) => Promise<OrderAnswer>;

/** A card and what it is exchanged for. `key` makes a repeated exchange end at the first order. */
interface Exchanging {
  readonly intent: IntentParts;
  readonly card: PrepaidCard;
  readonly key: string;
  readonly platform: ShopServices['platform'];
}

/**
 * Exchanges a card, and ends as a launch does: with a pending, refused or unknown order.
 * Never rejects, since a call that breaks may have used the card.
 */
export async function exchangeCard(
  redeem: RedeemCard,
  { intent, card, key, platform }: Exchanging,
): Promise<LaunchResult> {
  const { clientId, areaId, serverId, roleId } = intent;
  const params = {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    card_info: packCardInfo(card),
    idempotency_key: key,
    ...(areaId === '' ? {} : { areaId }),
  };
  try {
    const outcome = readOrderAnswer(await redeem(params));
    if (outcome.kind !== 'placed') return outcome;
    return { kind: 'pending', billingNo: outcome.billingNo, repeated: outcome.repeated };
  } catch {
    return { kind: 'unknown' };
  }
}
