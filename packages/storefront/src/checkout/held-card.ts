import type { PrepaidCard } from '@shop/contract';
import { startTimer } from '../browser';

/** As long as an unanswered intent keeps its key, in milliseconds. */
const longest = 15 * 60_000;

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
export function createHeldCard(now: () => number): HeldCard {
  let held: { readonly card: PrepaidCard; readonly until: number } | null = null;
  let stopTimer: (() => void) | null = null;

  const drop = (): void => {
    held = null;
    stopTimer?.();
    stopTimer = null;
  };
  return {
    hold: (card) => {
      drop();
      held = { card: { ...card }, until: now() + longest };
      stopTimer = startTimer(drop, longest);
    },
    // Timers of a page out of sight come late.
    current: () => (held !== null && now() < held.until ? held.card : null),
    drop,
  };
}
