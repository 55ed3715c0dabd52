import { type ContentOf, type PrepaidCard, type cardInfo, packCardInfo } from '@shop/contract';
import { orElse } from '../launch/or-else';
import { isCardComplete } from './card-mode';

/** The response of the pre-check: the card's price in major units of `currency`, and its gems. */
export type CardWorth = ContentOf<typeof cardInfo>;

/** The summary that the player confirms before a card is used. */
export interface CardSummary {
  /** In major units of `currency`. */
  readonly price: number;
  /** ISO 4217 code; empty if the back end sends none. */
  readonly currency: string;
  /** `300+20`, or `300` without extra gems. Left to right in every language. */
  readonly gems: string;
}

/**
 * Returns the summary for `tip_recharge_confirm` (spec §8): price and currency, and the gems as
 * base+extra if extra is not zero.
 *
 * @example
 * summaryOfCard({ price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 });
 * // { price: 150, currency: 'TWD', gems: '300+20' }
 */
export function summaryOfCard(worth: CardWorth): CardSummary {
  const { price, currency, gems_number: base, extra_gems_number: extra } = worth;
  return { price, currency, gems: extra === 0 ? String(base) : `${base}+${extra}` };
}

/** The result of the pre-check. `unknown`: there was no response, or an unreadable one. */
export type CardCheck =
  | { readonly kind: 'worth'; readonly worth: CardWorth }
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'unknown' };

/** The steps before a card is used. */
export interface CardQuestions {
  /** Makes the pre-check, call `cardInfo`. A rejection counts as `unknown`. */
  readonly checkCard: (cardInfo: string) => Promise<CardCheck>;
  /** Shows `tip_recharge_confirm` and resolves to whether the player agreed. A rejection counts as false. */
  readonly confirm: (summary: CardSummary) => Promise<boolean>;
}

/** Number or password is missing; no call was made. */
export interface IncompleteCard {
  readonly kind: 'refused';
  readonly reason: 'incomplete-card';
}

/** The back end refused; the card was not used. `msg` is for the player, `code` for the shop. */
export interface RefusedCard {
  readonly kind: 'refused';
  readonly reason: 'answer';
  readonly code: number;
  readonly msg: string;
}

/** The player did not confirm the summary; the card was not used. */
export interface CancelledCard {
  readonly kind: 'cancelled';
}

/**
 * The pre-check failed, so the card was not used. By spec §8 errors of the card calls show no toast and
 * send no report. Show in the form that the card could not be checked and that the player may try
 * again.
 */
export interface CardCheckFailed {
  readonly kind: 'check-failed';
}

/** Why a card was not used. */
export type UnconfirmedCard = IncompleteCard | RefusedCard | CancelledCard | CardCheckFailed;

/** The player has confirmed the summary. */
export interface ConfirmedCard {
  readonly kind: 'confirmed';
}

/**
 * Makes the pre-check of a card and lets the player confirm its summary (spec §5, §8). Neither uses nor
 * stores the card. Never rejects.
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
