import { Code, type PrepaidCard } from '@shop/contract';
import { type CardQuestions, type UnconfirmedCard, confirmCard } from '@shop/payments/cards';
import type { Purchase } from './purchase';
import type { PurchaseOutcome, Purchasing } from './checkout-service';

/** How paying with a prepaid card ended. Until it is bought with, the card is as it was. */
export type CardPaymentOutcome = PurchaseOutcome | { readonly kind: 'check-failed' };

/** What paying with a card stands on. */
export interface CardPaymentOptions extends CardQuestions {
  readonly purchasing: Pick<Purchasing, 'buy' | 'isUnanswered'>;
}

function outcomeOf(unconfirmed: UnconfirmedCard): CardPaymentOutcome {
  switch (unconfirmed.kind) {
    case 'check-failed':
      return unconfirmed;
    case 'cancelled':
      return { kind: 'cancelled', billingNo: null };
    case 'refused':
      if (unconfirmed.reason === 'incomplete-card') return { kind: 'cancelled', billingNo: null };
      return { ...unconfirmed, content: null };
  }
}

/**
 * Pays with a prepaid card, or exchanges it: pre-check, confirmation, use (spec §5).
 *
 * Where an earlier press has had no answer, a card that the pre-check calls used may have been used
 * by that press. It is then sent all the same: with the key of that press it ends at its order, and
 * without such an order the back end says no once more.
 */
export async function payWithCard(
  purchase: Purchase,
  card: PrepaidCard,
  { purchasing, ...questions }: CardPaymentOptions,
): Promise<CardPaymentOutcome> {
  const isUnanswered = purchasing.isUnanswered(purchase);
  const printed = { ...card, number: withoutSpaces(card.number) };
  const confirmation = await confirmCard(printed, questions);
  if (confirmation.kind === 'confirmed') return purchasing.buy(purchase, printed);
  const outcome = outcomeOf(confirmation);
  const mayBeOurs = outcome.kind === 'refused' && isCardRefusal(outcome);
  return isUnanswered && mayBeOurs ? purchasing.buy(purchase, printed) : outcome;
}

/** Numbers are printed in groups, and typed like that. */
function withoutSpaces(number: string): string {
  return number.replaceAll(/\s/g, '');
}

function isCardRefusal(refused: { readonly reason: string; readonly code?: number }): boolean {
  return refused.reason === 'answer' && refused.code === Code.cardRefused;
}
