import type { RefusedWithoutOrder, Unknown } from '../launch/launch-result';

/** Number or password is missing; nothing was asked for. */
export interface IncompleteCard {
  readonly kind: 'refused';
  readonly reason: 'incomplete-card';
}

/** The back end's own no: the card is as it was. `msg` is for the player, `code` for the shop. */
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
 * Nobody knows what the card is worth, so it was not used. Spec §8 has errors of the card calls
 * ignored: no toast, no report. The player has pressed a button, though, and is told beside the form
 * that the card could not be checked and may be tried again.
 */
export interface CardCheckFailed {
  readonly kind: 'check-failed';
}

/** Why a card was not used. */
export type UnconfirmedCard = IncompleteCard | RefusedCard | CancelledCard | CardCheckFailed;

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
