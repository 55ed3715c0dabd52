import { type RecordStorage, keptObjects } from '../purchase/kept-objects';
import { type CheckoutItem, type ExchangedItem, readItem } from './sent-details';

/** An order that the player has not seen the end of, kept for a reload and for other tabs. */
export interface KeptOrder {
  readonly billingNo: string;
  /** Where it is paid; empty if there is nothing to open. Checked again before it is followed. */
  readonly url: string;
  /** Null if it is not known. */
  readonly item: CheckoutItem | ExchangedItem | null;
  /** Whether its card is still to be entered. */
  readonly waitsForCard: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** Where the latest order is kept. Nothing of it throws. */
export interface OrderPlace {
  /** Returns null if there is none, or none of the last day. */
  readonly read: () => KeptOrder | null;
  /** Keeps an order that has just been made. */
  readonly write: (order: Omit<KeptOrder, 'at'>) => void;
  readonly remove: () => void;
}

/** An order is not shown again after a later reload. */
const maxAgeMs = 24 * 60 * 60_000;

/** Keeps the latest order under a key of a storage. */
export function orderPlace(
  storage: RecordStorage | null,
  key: string,
  now: () => number,
): OrderPlace {
  const kept = keptObjects(storage);
  return {
    read: () => {
      const { billingNo, url, at, item, waitsForCard } = kept.read(key);
      if (typeof billingNo !== 'string' || typeof url !== 'string') return null;
      if (typeof at !== 'number' || now() - at >= maxAgeMs) return null;
      return { billingNo, url, at, item: readItem(item), waitsForCard: waitsForCard === true };
    },
    write: (order) => {
      kept.write(key, { ...order, at: now() });
    },
    remove: () => {
      kept.remove(key);
    },
  };
}
