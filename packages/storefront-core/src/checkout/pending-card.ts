import type { PrepaidCard } from '@shop/contract';
import { maxKeyAgeMs } from '@shop/payments/purchase';
import { startTimer } from '../browser';
import type { Moment, PageTime } from '../time';

/** Holds the prepaid card of a payment without an answer. */
export interface PendingCard {
  readonly hold: (card: PrepaidCard) => void;
  /** The held card; null if none is held. */
  readonly current: () => PrepaidCard | null;
  /** Forgets the card: after the first definite answer, and when the player leaves. */
  readonly drop: () => void;
}

/**
 * Creates a holder for the card of a payment whose outcome is unknown, so that the payment can be
 * sent again with its key: the call has to name the card each time, and the player should not have
 * to type it again. The card stays in this closure, never in the store, in storage or in an action.
 * It is dropped together with the key: under a new key a used card would be refused, though its order
 * exists.
 */
export function createPendingCard(time: PageTime): PendingCard {
  let held: { readonly card: PrepaidCard; readonly since: Moment } | null = null;
  let stopTimer: (() => void) | null = null;

  const drop = (): void => {
    held = null;
    stopTimer?.();
    stopTimer = null;
  };
  return {
    hold: (card) => {
      drop();
      held = { card: { ...card }, since: time.mark() };
      stopTimer = startTimer(drop, maxKeyAgeMs);
    },
    // Timers of a page in the background fire late.
    current: () =>
      held !== null && (time.since(held.since) ?? maxKeyAgeMs) < maxKeyAgeMs ? held.card : null,
    drop,
  };
}
