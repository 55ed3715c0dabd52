import type { Platform } from '@shop/contract';
import type { PayLink } from '../links/pay-link';
import type { Presentation } from '../providers/provider';

/** The part of a browser's `Window` that a launch uses. */
export interface PayWindow {
  opener: unknown;
  readonly location: { replace(url: string): void };
  /** Read only before the window has its link: afterwards it says nothing about the payment. */
  readonly closed?: boolean;
  close(): void;
}

/**
 * How showing a payment ended. `opened`: its page is open. `done`: the player sent the card fields.
 * `cancelled`: they left. `load-failed`: it could not be shown. None of them means that it is paid.
 */
export type ShowOutcome = 'opened' | 'done' | 'cancelled' | 'load-failed';

/** Shows the payment of an order. `payWindow` is null if the browser blocked it, or none is used. */
export type ShowPayment = (
  link: PayLink,
  payWindow: PayWindow | null,
) => ShowOutcome | Promise<ShowOutcome>;

/** A presentation that is prepared before the order is requested. */
export interface Prepared {
  /** Additional parameters from the player: the packed prepaid card. */
  readonly params?: { readonly card_info: string };
  /** Null if the order’s call makes the payment and there is nothing to show. */
  readonly show: ShowPayment | null;
}

/** The result of a {@link Presenter}. */
export type Preparation = Prepared | 'cancelled' | 'load-failed';

/**
 * Prepares the presentation of a payment. It runs before the order is requested, so that a script that
 * does not load, or a form that the player leaves, creates no order. A rejection counts as `load-failed`.
 */
export type Presenter = () => Preparation | Promise<Preparation>;

/** The presenters of a shop; opening a page is built in. */
export type Presenters = Partial<Record<Exclude<Presentation, 'redirect'>, Presenter>>;

const sendWindow: ShowPayment = (link, payWindow) => {
  payWindow?.location.replace(link);
  return 'opened';
};

const openPage: Presenter = () => ({ show: sendWindow });

/** Returns how a payment is presented; null if the shop has registered no presenter for it. */
export function presenterOf(
  presentation: Presentation,
  platform: Platform,
  presenters: Presenters,
): Presenter | null {
  switch (presentation) {
    case 'redirect':
      return openPage;
    case 'gateway-script':
      // On phones the wallet's page opens its app, so the script is not used (spec §7).
      return (platform === 'web' && presenters[presentation]) || openPage;
    case 'hosted-card':
    case 'in-game-card':
      return presenters[presentation] ?? null;
  }
}
