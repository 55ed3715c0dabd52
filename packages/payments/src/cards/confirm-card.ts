import { type ContentOf, type PrepaidCard, type cardInfo, packCardInfo } from '@shop/contract';
import { orElse } from '../launch/or-else';
import { isCardComplete } from './card-mode';

/** What the pre-check says of a card: its price in major units of `currency`, and its gems. */
export type CardWorth = ContentOf<typeof cardInfo>;

/** What the player confirms before a card is used. */
export interface CardSummary {
  /** In major units of `currency`. */
  readonly price: number;
  /** ISO 4217 code; empty where the back end does not say. */
  readonly currency: string;
  /** `300+20`, or `300` where nothing is given on top. Left to right in every language. */
  readonly gems: string;
}

/**
 * The summary for `tip_recharge_confirm` (spec §8): money and currency, and the gems as base+extra
 * when extra is nonzero.
 *
 * @example
 * summaryOfCard({ price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 });
 * // { price: 150, currency: 'TWD', gems: '300+20' }
 */
export function summaryOfCard(worth: CardWorth): CardSummary {
  const { price, currency, gems_number: base, extra_gems_number: extra } = worth;
  return { price, currency, gems: extra === 0 ? String(base) : `${base}+${extra}` };
}

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

/** Number or password is missing; nothing was asked for. */
export interface IncompleteCard {
  readonly kind: 'refused';
  readonly reason: 'incomplete-card';
}

/** The back end refused: the card is unchanged. `msg` is for the player, `code` for the shop. */
export interface RefusedCard {
  readonly kind: 'refused';
  readonly reason: 'answer';
  readonly code: number;
  readonly msg: string;
}

/** The player did not agree to the summary: the card is as it was. */
export interface CancelledCard {
  readonly kind: 'cancelled';
}

/**
 * The value of the card could not be read, so the card was not used. By spec §8 errors of the card
 * calls show no toast and send no report. Since the player has pressed a button, the form shows that
 * the card could not be checked and may be tried again.
 */
export interface CardCheckFailed {
  readonly kind: 'check-failed';
}

/** Why a card was not used. */
export type UnconfirmedCard = IncompleteCard | RefusedCard | CancelledCard | CardCheckFailed;

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
  const check = await orElse<CardCheck>(() => checkCard(cardInfo), { kind: 'unknown' });
  switch (check.kind) {
    case 'unknown':
      return { kind: 'check-failed' };
    case 'refused':
      return { kind: 'refused', reason: 'answer', code: check.code, msg: check.msg };
    case 'worth': {
      const summary = summaryOfCard(check.worth);
      const isAgreed = await orElse(() => confirm(summary), false);
      return { kind: isAgreed ? 'confirmed' : 'cancelled' };
    }
  }
}
