import { type PrepaidCard, packCardInfo } from '@shop/contract';
import { answerOr } from './answer-or';
import type { UnconfirmedCard } from './card-recharge-result';
import { type CardSummary, type CardWorth, summaryOfCard } from './card-summary';
import { isCardComplete } from './is-card-complete';

/** What the pre-check answered. `unknown` is no answer, or none that can be read. */
export type CardCheck =
  | { readonly kind: 'worth'; readonly worth: CardWorth }
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'unknown' };

/** What has to be asked before a card is used. */
export interface CardQuestions {
  /** The pre-check, call `cardInfo`. A promise that rejects is taken as `unknown`. */
  readonly checkCard: (cardInfo: string) => Promise<CardCheck>;
  /** Shows `tip_recharge_confirm`: did the player agree? A promise that rejects is a no. */
  readonly confirm: (summary: CardSummary) => Promise<boolean>;
}

/** The player has seen what the card is worth, and wants to use it. */
export interface ConfirmedCard {
  readonly kind: 'confirmed';
}

/**
 * Asks the back end what a card is worth, and then the player whether to use it (spec §5, §8). Uses
 * nothing and keeps nothing of the card. Never rejects.
 */
export async function confirmCard(
  card: PrepaidCard,
  { checkCard, confirm }: CardQuestions,
): Promise<ConfirmedCard | UnconfirmedCard> {
  if (!isCardComplete(card)) return { kind: 'refused', reason: 'incomplete-card' };
  const cardInfo = packCardInfo(card);
  const check = await answerOr<CardCheck>(() => checkCard(cardInfo), { kind: 'unknown' });
  switch (check.kind) {
    case 'unknown':
      return { kind: 'check-failed' };
    case 'refused':
      return { kind: 'refused', reason: 'answer', code: check.code, msg: check.msg };
    case 'worth': {
      const summary = summaryOfCard(check.worth);
      const isAgreed = await answerOr(() => confirm(summary), false);
      return { kind: isAgreed ? 'confirmed' : 'cancelled' };
    }
  }
}
