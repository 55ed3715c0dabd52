import {
  type Purchase,
  type PurchaseOutcome,
  paymentFieldsOf,
} from '@shop/storefront-core/checkout';
import { useEffect } from 'react';
import { type ShopParts, useShopParts } from '../services';
import { useTrack } from '../tracking';

/** Sends the events of a payment (spec §7, §9). */
export interface PaymentEvents {
  /**
   * A channel or the method below it is chosen, so that there is nothing left to choose. The event is
   * sent by {@link useSelectedPayway} once it is known what is paid that way.
   */
  readonly selected: () => void;
  /** The button that buys is pressed. */
  readonly pressed: (purchase: Purchase) => void;
  /** A launch has ended; sends an event if it has opened the link to pay. */
  readonly launched: (purchase: Purchase, outcome: PurchaseOutcome) => void;
}

function noteWay(parts: ShopParts): void {
  parts.isWayUntold = true;
}

/** Returns whether a way to pay was chosen that no event has told yet; from now on it counts as told. */
function takeWay(parts: ShopParts): boolean {
  const isUntold = parts.isWayUntold === true;
  parts.isWayUntold = false;
  return isUntold;
}

/** Returns the events of a payment. */
export function usePaymentEvents(): PaymentEvents {
  const track = useTrack();
  const parts = useShopParts();
  return {
    selected: () => {
      noteWay(parts);
    },
    pressed: (purchase) => {
      track('clickPay', paymentFieldsOf(purchase));
    },
    launched: (purchase, outcome) => {
      if (outcome.kind !== 'redirect' || !outcome.isOpen) return;
      track('openPayLink', { ...paymentFieldsOf(purchase), billing_no: outcome.billingNo });
    },
  };
}

/**
 * Sends the way to pay that was chosen, with what is paid that way. A coupon may take something off, so
 * it waits for the price.
 */
export function useSelectedPayway(purchase: Purchase | null, isPriceKnown: boolean): void {
  const track = useTrack();
  const parts = useShopParts();
  useEffect(() => {
    if (purchase === null || !isPriceKnown || !takeWay(parts)) return;
    track('selectPayway', paymentFieldsOf(purchase));
  });
}
