import type { PopupProps } from '../sheet';

/** The order on the result popup; a row without a value is left out. */
export interface ResultOrder {
  account?: string | undefined;
  game?: string | undefined;
  goods?: string | undefined;
  server?: string | undefined;
  role?: string | undefined;
  billingNo?: string | undefined;
  /** What customer service finds a purchase by that has no billing number yet. */
  reference?: string | undefined;
}

/** What is known about the payment, with the buttons of spec §4. */
export type ResultOutcome =
  | {
      readonly kind: 'pending';
      /** Address of the provider's page; null when there is none, and "to pay" is left out. */
      readonly payLink: string | null;
      /** Called beside following the link. */
      readonly onToPay?: (() => void) | undefined;
      /** Reads the order again. */
      readonly onRechargeDone: () => void;
      /** Third tip: reopens the recharge popup. */
      readonly onChangeWay: () => void;
      readonly checking: boolean;
      /** Formatted time of the last check; null before the first. */
      readonly lastChecked: string | null;
    }
  | {
      readonly kind: 'success';
      readonly onRechargeDone: () => void;
      /** Growth points the order has earned, formatted (VIP version). */
      readonly earned?: string | undefined;
      /** Address that leads back into the game; left out without one. */
      readonly gameLink?: string | undefined;
    }
  | {
      readonly kind: 'fail';
      readonly reason?: string | undefined;
      readonly onChangeWay: () => void;
      readonly onContinue: () => void;
    }
  | {
      /** Nobody can say whether the order exists; it is never shown as failed. */
      readonly kind: 'unknown';
      /** What the player is asked not to do again: to pay, or to enter the prepaid card. */
      readonly notAgain: 'pay' | 'enter-card';
      readonly onCheckNow: () => void;
      readonly checking: boolean;
      readonly lastChecked: string | null;
      /** It is no longer checked by itself: how to go on is said instead. */
      readonly isOver: boolean;
      /** Page of customer service, offered once checking is over; left out without one. */
      readonly supportHref?: string | undefined;
    };

/** Props of {@link ResultPopup}. */
export interface ResultPopupProps extends PopupProps {
  outcome: ResultOutcome;
  /** The order existed already (code Repeat, spec §4): said above its outcome. */
  repeated?: boolean | undefined;
  order: ResultOrder;
  /** Copies the billing number or the reference; the owner holds the clipboard. */
  onCopy: (number: string) => void;
  /** It has just been copied. */
  copied: boolean;
}
