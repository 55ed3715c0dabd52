import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';

/** Card fields that are shown now, and how to say that they are done with. */
export interface ShownCard {
  readonly frame: CardFrame;
  readonly end: (outcome: CardOutcome) => void;
}

/** Where the launcher puts card fields, and the page picks them up. */
export interface CardFrames {
  /** Shows a frame; resolves when the player is done with it. */
  readonly show: (frame: CardFrame) => Promise<CardOutcome>;
  readonly current: () => ShownCard | null;
  /** Calls `listener` whenever `current` changes; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** One place for card fields; showing another frame ends the one before. */
export function createCardFrames(): CardFrames {
  const listeners = new Set<() => void>();
  let shown: ShownCard | null = null;

  const set = (next: ShownCard | null): void => {
    shown = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    show: (frame) =>
      new Promise((resolve) => {
        shown?.end('cancelled');
        set({
          frame,
          end: (outcome) => {
            if (shown?.frame === frame) set(null);
            resolve(outcome);
          },
        });
      }),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
