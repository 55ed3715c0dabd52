import { type PrepaidCard, Code } from '@shop/contract';
import { plainCode } from '@shop/i18n';
import { type CardQuestions, type UnconfirmedCard, confirmCard } from '@shop/payments/cards';
import type { CheckoutService, Purchase, PurchaseOutcome } from '../checkout';

/** The result of paying with a prepaid card. A card that was not bought with is unused. */
export type CardPaymentOutcome = PurchaseOutcome | { readonly kind: 'check-failed' };

/** Options of {@link payWithPrepaidCard}. */
export interface CardPaymentOptions extends CardQuestions {
  readonly checkout: Pick<CheckoutService, 'buy' | 'isUnanswered'>;
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
 * If an earlier press has no answer, a card that the pre-check reports as used may have been used by
 * that press. It is sent anyway: with the key of that press it ends at its order; without such an order
 * the back end refuses it again.
 */
export async function payWithPrepaidCard(
  purchase: Purchase,
  card: PrepaidCard,
  { checkout, ...questions }: CardPaymentOptions,
): Promise<CardPaymentOutcome> {
  const isUnanswered = checkout.isUnanswered(purchase);
  const printed = asPrinted(card);
  const confirmation = await confirmCard(printed, questions);
  if (confirmation.kind === 'confirmed') return checkout.buy(purchase, printed);
  const outcome = outcomeOf(confirmation);
  const mayBeUsedByUs = outcome.kind === 'refused' && isCardRefusal(outcome);
  return isUnanswered && mayBeUsedByUs ? checkout.buy(purchase, printed) : outcome;
}

/**
 * Players type a number in groups, as it is printed, and both with the keyboard of their language. Cards are printed
 * in ASCII, so a full-width or an Arabic digit can mean only that digit.
 */
function asPrinted({ number, password }: PrepaidCard): PrepaidCard {
  return { number: plainCode(number).replaceAll(/\s/g, ''), password: plainCode(password) };
}

function isCardRefusal(refused: { readonly reason: string; readonly code?: number }): boolean {
  return refused.reason === 'answer' && refused.code === Code.cardRefused;
}
