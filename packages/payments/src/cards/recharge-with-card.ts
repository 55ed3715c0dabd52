import { type OrderAnswer, type PrepaidCard, packCardInfo, readOrderAnswer } from '@shop/contract';
import type { RefusedWithoutOrder, Unknown } from '../launch/launch-result';
import { orElse } from '../launch/or-else';
import { type CardQuestions, type UnconfirmedCard, confirmCard } from './confirm-card';

/** The card was accepted and an order exists. Read the order for its status. */
export interface RedeemedCard {
  readonly kind: 'done';
  readonly billingNo: string;
  /** The order had been created by an earlier attempt with the same key (result code 10). */
  readonly repeated: boolean;
}

/**
 * The result of a card recharge. `unknown` means that the card may have been used: tell the player not
 * to enter it again yet, and try again with the same idempotency key.
 */
export type CardRechargeResult = RedeemedCard | UnconfirmedCard | RefusedWithoutOrder | Unknown;

/** The calls of a card recharge. */
export interface CardRechargeCalls extends CardQuestions {
  /** Redeems the card, call `cardPay`. A rejection counts as `unknown`: the card may have been used. */
  readonly redeem: (cardInfo: string) => Promise<OrderAnswer>;
}

function resultOf(answer: OrderAnswer): CardRechargeResult {
  const placed = readOrderAnswer(answer);
  if (placed.kind === 'placed')
    return { kind: 'done', billingNo: placed.billingNo, repeated: placed.repeated };
  if (placed.kind === 'unknown' || placed.reason === 'no-billing-no') return placed;
  // The content is dropped because it may quote the card.
  return { kind: 'refused', reason: 'answer', code: placed.code, msg: placed.msg };
}

/**
 * Recharges with a prepaid card (spec §5, §7): pre-check, confirmation, redemption. A card is redeemed
 * only after the pre-check and the player's confirmation, and only once.
 *
 * Never rejects. The result contains no card data and nothing is stored; clear the inputs after each
 * call.
 *
 * @example
 * const result = await rechargeWithCard({ number, password }, { checkCard, confirm, redeem });
 */
export async function rechargeWithCard(
  card: PrepaidCard,
  { redeem, ...questions }: CardRechargeCalls,
): Promise<CardRechargeResult> {
  // Copied, so that later input cannot replace the confirmed card.
  const typed = { number: card.number, password: card.password };
  const confirmation = await confirmCard(typed, questions);
  if (confirmation.kind !== 'confirmed') return confirmation;
  const cardInfo = packCardInfo(typed);
  return resultOf(await orElse<OrderAnswer>(() => redeem(cardInfo), { kind: 'unknown' }));
}
