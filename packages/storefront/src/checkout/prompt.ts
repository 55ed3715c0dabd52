import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';

/** Something that is shown now, and how to say that the player is done with it. */
export interface Shown<Subject, Outcome> {
  readonly subject: Subject;
  readonly end: (outcome: Outcome) => void;
}

/** Where a flow puts what it wants shown, and the page picks it up. Not in the store: it waits. */
export interface Showing<Subject, Outcome> {
  /** Shows a subject; resolves when the player is done with it. */
  readonly show: (subject: Subject) => Promise<Outcome>;
  readonly current: () => Shown<Subject, Outcome> | null;
  /** Calls `listener` whenever `current` changes; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** One place to show something in. Whatever is shown next ends the one before with `left`. */
export function createShowing<Subject, Outcome>(left: Outcome): Showing<Subject, Outcome> {
  const listeners = new Set<() => void>();
  let shown: Shown<Subject, Outcome> | null = null;

  const set = (next: Shown<Subject, Outcome> | null): void => {
    shown = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    show: (subject) =>
      new Promise((resolve) => {
        shown?.end(left);
        const next: Shown<Subject, Outcome> = {
          subject,
          end: (outcome) => {
            if (shown === next) set(null);
            resolve(outcome);
          },
        };
        set(next);
      }),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Card fields that are shown now. */
export type ShownCard = Shown<CardFrame, CardOutcome>;

/** Where the launcher puts card fields. */
export type CardFrames = Showing<CardFrame, CardOutcome>;
