import { type RecordStorage, keptObjects } from '../purchase/kept-objects';
import { type CheckoutItem, readItem } from './sent-details';

/** An order that the player has not seen the end of, kept for a reload and for other tabs. */
export interface KeptOrder {
  readonly billingNo: string;
  /** Where it is paid; empty if there is nothing to open. Checked again before it is followed. */
  readonly url: string;
  /** Null if it is not known. */
  readonly item: CheckoutItem | null;
  /** Whether its card is still to be entered. */
  readonly waitsForCard: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** Where the latest order is kept. Nothing of it throws. */
export interface OrderPlace {
  readonly read: () => KeptOrder | null;
  readonly write: (order: KeptOrder) => void;
  readonly remove: () => void;
}

/** Keeps the latest order under a key of a storage. */
export function orderPlace(storage: RecordStorage | null, key: string): OrderPlace {
  const kept = keptObjects(storage);
  return {
    read: () => {
      const { billingNo, url, at, item, waitsForCard } = kept.read(key);
      if (typeof billingNo !== 'string' || typeof url !== 'string' || typeof at !== 'number')
        return null;
      return { billingNo, url, at, item: readItem(item), waitsForCard: waitsForCard === true };
    },
    write: (order) => {
      kept.write(key, order);
    },
    remove: () => {
      kept.remove(key);
    },
  };
}
