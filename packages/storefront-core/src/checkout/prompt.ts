import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';
import type { KnownOrder } from '../orders';

/** An open prompt. */
export interface OpenPrompt<Subject, Outcome> {
  /** What the prompt shows. */
  readonly subject: Subject;
  readonly end: (outcome: Outcome) => void;
}

/**
 * Lets a flow open a popup and await its outcome, and the page render it. Kept out of Redux because a
 * promise is not serialisable.
 */
export interface Prompt<Subject, Outcome> {
  /** Opens the prompt; resolves when the player has ended it. */
  readonly show: (subject: Subject) => Promise<Outcome>;
  /** The open prompt; null if none is open. */
  readonly current: () => OpenPrompt<Subject, Outcome> | null;
  /** Calls `listener` whenever `current` changes; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where a card is entered, and what for. */
export interface CardEntry {
  readonly frame: CardFrame;
  readonly bought: Pick<KnownOrder, 'summary' | 'payment'> & {
    /** Null if the number of the order is not known. */
    readonly billingNo: string | null;
  };
}

/** The card fields of a provider, while an order is paid with them. */
export type CardPrompt = Prompt<CardEntry, CardOutcome>;

/** Creates a prompt. Showing a second subject ends the first one with `dismissed`. */
export function createPrompt<Subject, Outcome>(dismissed: Outcome): Prompt<Subject, Outcome> {
  const listeners = new Set<() => void>();
  let open: OpenPrompt<Subject, Outcome> | null = null;

  const set = (next: OpenPrompt<Subject, Outcome> | null): void => {
    open = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    show: (subject) =>
      new Promise((resolve) => {
        open?.end(dismissed);
        const next: OpenPrompt<Subject, Outcome> = {
          subject,
          end: (outcome) => {
            if (open === next) set(null);
            resolve(outcome);
          },
        };
        set(next);
      }),
    current: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
