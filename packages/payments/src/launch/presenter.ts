import type { Platform } from '@shop/contract';
import type { PayLink } from '../links/pay-link';
import type { Presentation } from '../providers/provider';

/** As much of a `Window` as a launch needs. A browser's own one fits. */
export interface PayWindow {
  opener: unknown;
  readonly location: { replace(url: string): void };
  close(): void;
}

/**
 * How showing a payment ended. `opened`: the player was sent to it. `done`: they sent the fields.
 * `cancelled`: they left. `load-failed`: nothing could be shown. None says that anything is paid.
 */
export type ShowOutcome = 'opened' | 'done' | 'cancelled' | 'load-failed';

/** Shows the payment of an order. `payWindow` is null where the browser blocked it, or none is used. */
export type ShowPayment = (
  link: PayLink,
  payWindow: PayWindow | null,
) => ShowOutcome | Promise<ShowOutcome>;

/** What is ready before an order is asked for. */
export interface Prepared {
  /** Parameters that the player gives and the channel does not know: the packed prepaid card. */
  readonly params?: { readonly card_info: string };
  /** Null where the order’s call is the whole payment, and there is nothing to show. */
  readonly show: ShowPayment | null;
}

/** What became of the preparations. */
export type Preparation = Prepared | 'cancelled' | 'load-failed';

/**
 * A way to present a payment. It is asked before the order is: a script that does not load, or a
 * form that is left, must not leave an order that cannot be paid. A rejection is a `load-failed`.
 */
export type Presenter = () => Preparation | Promise<Preparation>;

/** Presenters that a shop has besides the opening of a page. */
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
      // On phones the gateway's script is not used (spec §7): the wallet's page opens its app.
      return (platform === 'web' && presenters[presentation]) || openPage;
    case 'hosted-card':
    case 'in-game-card':
      return presenters[presentation] ?? null;
  }
}
