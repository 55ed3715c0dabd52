import { type ParamsOf, type PrepaidCard, type cardPay, packCardInfo } from '@shop/contract';
import type { LaunchResult, OrderAnswer } from '@shop/payments';
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

function resultOf(answer: OrderAnswer): LaunchResult {
  switch (answer.kind) {
    case 'unknown':
      return { kind: 'unknown' };
    case 'refused':
      return { ...answer, reason: 'answer' };
    case 'created': {
      const { billing_no: billingNo, repeated } = answer;
      if (billingNo === '')
        return { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' };
      return { kind: 'pending', billingNo, repeated };
    }
  }
}

/**
 * Exchanges a card, and ends as a launch does: with an order to wait for, a no, or nobody knowing.
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
    return resultOf(await redeem(params));
  } catch {
    return { kind: 'unknown' };
  }
}
