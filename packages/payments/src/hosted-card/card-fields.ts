import type { PayLink } from '../links/pay-link';

/** Card fields to show: the address of their document, and the origin its messages come from. */
export interface CardFrame {
  readonly url: PayLink;
  readonly origin: string;
}

/** How the card fields ended: sent by the player, left by the player, or not shown. */
export type CardOutcome = 'done' | 'cancelled' | 'load-failed';
