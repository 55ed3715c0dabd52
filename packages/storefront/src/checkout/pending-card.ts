import type { PrepaidCard } from '@shop/contract';
import { startTimer } from '../browser';
import type { Moment, PageTime } from '../time';
import { keyLifeMs } from './intent';

/** A prepaid card whose payment has no answer yet. */
export interface HeldCard {
  readonly hold: (card: PrepaidCard) => void;
  readonly current: () => PrepaidCard | null;
  /** Forgets it: after the first definite answer, and when the player leaves. */
  readonly drop: () => void;
}

/**
 * Holds the card of a payment whose outcome is unknown, so that the payment can be asked for again
 * with its key. The call has to name the card each time, and the player is asked not to type it
 * again. It stays in this closure alone, never in the store, in storage or in an action, and never
 * longer than the key: under a new key a used card would be refused, though there is an order.
 */
export function createHeldCard(time: PageTime): HeldCard {
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
      stopTimer = startTimer(drop, keyLifeMs);
    },
    // Timers of a page out of sight come late.
    current: () =>
      held !== null && (time.since(held.since) ?? keyLifeMs) < keyLifeMs ? held.card : null,
    drop,
  };
}
