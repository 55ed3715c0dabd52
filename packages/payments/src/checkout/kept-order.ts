import type { RecordStorage } from '../purchase/web-storage-records';
import { fieldsOf } from './sent-details';

/** An order that the player has not seen the end of, kept for a reload and for other tabs. */
export interface KeptOrder {
  readonly billingNo: string;
  /** Where it is paid; empty if there is nothing to open. Checked again before it is followed. */
  readonly url: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** Where the latest order is kept. Nothing of it throws: an order that cannot be kept is lost with the page. */
export interface OrderPlace {
  readonly read: () => KeptOrder | null;
  readonly write: (order: KeptOrder) => void;
  readonly remove: () => void;
}

/** Keeps the latest order under a key of a storage. */
export function orderPlace(storage: RecordStorage | null, key: string): OrderPlace {
  const orElse = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => orElse(() => readOrder(storage?.getItem(key)), null),
    write: (order) => {
      orElse(() => storage?.setItem(key, JSON.stringify(order)), undefined);
    },
    remove: () => {
      orElse(() => storage?.removeItem(key), undefined);
    },
  };
}

function readOrder(stored: string | null | undefined): KeptOrder | null {
  const { billingNo, url, at } = fieldsOf(JSON.parse(stored ?? 'null'));
  if (typeof billingNo !== 'string' || typeof url !== 'string' || typeof at !== 'number')
    return null;
  return { billingNo, url, at };
}
