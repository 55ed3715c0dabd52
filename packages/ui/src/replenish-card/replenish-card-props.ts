import type { CountdownState } from '../countdown';

/** What is paid, and for whom (spec §3, replenishment info). */
export interface ReplenishPayment {
  /** The other player's name, masked by the owner: `Kni***`. */
  userName: string;
  gameName: string;
  /** Address of the game's logo; empty shows its first letter. */
  gameIcon: string;
  /** Formatted. */
  amount: string;
}

/** Where the payment stands. */
export type ReplenishState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | {
      readonly kind: 'open';
      readonly payment: ReplenishPayment;
      /** Null where the link is not limited in time (spec §4). */
      readonly timeLeft: Extract<CountdownState, { kind: 'running' }> | null;
      readonly busy: boolean;
      readonly onPay: () => void;
    }
  | {
      readonly kind: 'expired';
      readonly payment: ReplenishPayment;
      /** The brand's customer service, where it has a page. */
      readonly supportHref?: string | undefined;
    }
  | { readonly kind: 'done'; readonly payment: ReplenishPayment };

/** Props of {@link ReplenishCard}. */
export interface ReplenishCardProps {
  state: ReplenishState;
}
