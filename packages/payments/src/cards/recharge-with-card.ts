import { type OrderAnswer, type PrepaidCard, packCardInfo, readOrderAnswer } from '@shop/contract';
import type { RefusedWithoutOrder, Unknown } from '../launch/launch-result';
import { orElse } from '../launch/or-else';
import { type CardQuestions, type UnconfirmedCard, confirmCard } from './confirm-card';

/** The card was taken: there is an order. Only reading it says what became of it. */
export interface RedeemedCard {
  readonly kind: 'done';
  readonly billingNo: string;
  /** The order had been made by an earlier attempt with the same key (result code 10). */
  readonly repeated: boolean;
}

/**
 * How a card recharge ended. `unknown`: the card may have been used. Say so, ask the player not to
 * enter it again yet, and try again with the same idempotency key.
 */
export type CardRechargeResult = RedeemedCard | UnconfirmedCard | RefusedWithoutOrder | Unknown;

/** The calls of a card recharge. */
export interface CardRechargeCalls extends CardQuestions {
  /** Uses the card, call `cardPay`. A promise that rejects is `unknown`: it may have been used. */
  readonly redeem: (cardInfo: string) => Promise<OrderAnswer>;
}

function resultOf(answer: OrderAnswer): CardRechargeResult {
  const placed = readOrderAnswer(answer);
  if (placed.kind === 'placed')
    return { kind: 'done', billingNo: placed.billingNo, repeated: placed.repeated };
  if (placed.kind === 'unknown' || placed.reason === 'no-billing-no') return placed;
  // Without its content, which may quote the card.
  return { kind: 'refused', reason: 'answer', code: placed.code, msg: placed.msg };
}

/**
 * Recharges with a prepaid card (spec §5, §7): pre-check, confirmation, redemption. Each step needs
 * the one before, so no card is used that was not checked and agreed to, and none is used twice.
 *
 * Never rejects. Nothing of the card is in the result, and nothing is kept after it; clear the inputs
 * whenever this has been called.
 *
 * @example
 * const result = await rechargeWithCard({ number, password }, { checkCard, confirm, redeem });
 */
export async function rechargeWithCard(
  card: PrepaidCard,
  { redeem, ...questions }: CardRechargeCalls,
): Promise<CardRechargeResult> {
  // The card that is used is the one that was asked about, whatever is typed in the meantime.
  const typed = { number: card.number, password: card.password };
  const confirmation = await confirmCard(typed, questions);
  if (confirmation.kind !== 'confirmed') return confirmation;
  const cardInfo = packCardInfo(typed);
  return resultOf(await orElse<OrderAnswer>(() => redeem(cardInfo), { kind: 'unknown' }));
}
