import type { LaunchResult } from '../launch/launch-result';
import type { PayLink } from '../links/pay-link';
import type { OrderStatus } from '../purchase/purchase-state';
import type { CheckoutItem, ExchangedItem } from './sent-details';

/** The order of a refusal with code -3060, which has to be paid or replaced first. */
export interface UnpaidOrder {
  readonly billingNo: string;
  /** Null if there is nothing left to pay, or if its link must not be followed. */
  readonly link: PayLink | null;
}

/** An order that was made, and what is known of it. */
export interface MadeOrder<Info> {
  readonly status: Exclude<OrderStatus, 'replaced'>;
  readonly billingNo: string;
  /** What it is for, also after a reload; null if `buy` was not told. */
  readonly item: CheckoutItem | ExchangedItem | null;
  /** Where it is paid, for "to pay"; null if there is nothing to open, and once it has ended. */
  readonly link: PayLink | null;
  /** Whether the link was opened in a window by the press; if not, show the link, to be followed in this tab. */
  readonly isOpen: boolean;
  /** The order in full, once it has ended; null before. */
  readonly order: Info | null;
  readonly isChecking: boolean;
  /** Milliseconds since 1970; null before the first answer. */
  readonly lastChecked: number | null;
  /** Whether it is no longer checked by itself, so that a "check now" is to be offered. */
  readonly isOver: boolean;
  /**
   * The answer to the press; null after a reload. `cancelled` if the card is still to be entered, also after a reload:
   * "buy" shows its fields again.
   */
  readonly told: LaunchResult | null;
}

/** How far the purchase has come: each status is one thing to tell the player, and nothing else is to be told. */
export type CheckoutState<Info> =
  /** Nothing is under way. `told` is why the latest press made no order: left, or not loaded; null if there was none. */
  | { readonly status: 'chosen'; readonly told: LaunchResult | null }
  /**
   * It is being sent, or its form is open: disable "buy". With `isRepeated` an earlier press had no answer, and may have
   * used up a prepaid card: a check may refuse that card, which is to be sent all the same.
   */
  | { readonly status: 'sent'; readonly isRepeated: boolean }
  /** There may be an order. Tell the player not to pay again, and offer `askAgain`. */
  | {
      readonly status: 'unknown';
      readonly told: LaunchResult | null;
      readonly item: CheckoutItem | ExchangedItem | null;
      /** The key of the purchase, by which customer service finds it. */
      readonly reference: string;
    }
  /** There is no order. With `unpaid` another one is in the way, which is watched: once it has ended it is shown. */
  | {
      readonly status: 'refused';
      readonly told: LaunchResult;
      readonly unpaid: UnpaidOrder | null;
    }
  | MadeOrder<Info>;

/** The state, with the listeners that are called after each change. */
export interface ShownState<Info> {
  readonly current: () => CheckoutState<Info>;
  readonly show: (next: CheckoutState<Info>) => void;
  /** Returns `subscribe`. Calls `onFirst` once the first listener is there, and `onLast` after the last has left. */
  readonly listeners: (
    onFirst: () => void,
    onLast: () => void,
  ) => (listener: () => void) => () => void;
  readonly isHeard: () => boolean;
}

/** Begins with nothing under way. */
export function createShownState<Info>(): ShownState<Info> {
  const heardBy = new Set<() => void>();
  let state: CheckoutState<Info> = { status: 'chosen', told: null };
  return {
    current: () => state,
    show: (next) => {
      state = next;
      for (const listener of heardBy) listener();
    },
    isHeard: () => heardBy.size > 0,
    listeners: (onFirst, onLast) => (listener) => {
      heardBy.add(listener);
      if (heardBy.size === 1) onFirst();
      return () => {
        heardBy.delete(listener);
        if (heardBy.size === 0) onLast();
      };
    },
  };
}
