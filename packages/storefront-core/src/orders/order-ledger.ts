import { type EndedStatus, canBecome } from '@shop/payments/purchase';
import { onReturn, onStorageChange } from '../browser';
import type { ShopServices } from '../services';
import type { KnownOrder } from './known-order';
import { createSavedOrders } from './saved-orders';

/** The orders of the players of this device. Every tab of the shop has the same. */
export interface OrderLedger {
  /** Returns a player's orders, the latest first; the same array until something changes. */
  readonly ordersOf: (suid: string) => readonly KnownOrder[];
  /** Adds an order. Of one that is known only the page to pay on, and whether it waits for its card, may change. */
  readonly add: (suid: string, order: NewOrder) => void;
  /** Records that an order has been replaced `by` another one for the same goods; the same number changes nothing. */
  readonly replace: (suid: string, billingNo: string, by: string) => void;
  /** Records how an order ended, and whether the player has seen it. */
  readonly end: (suid: string, billingNo: string, ended: OrderEnd) => void;
  /** Calls `listener` after each change, also by another tab. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An order that the ledger does not know yet. */
export type NewOrder = Omit<KnownOrder, 'status' | 'isSeen' | 'madeAtMs'>;

/** How an order ended. One that was not paid may still be; a paid one stays so. */
export interface OrderEnd {
  readonly status: EndedStatus;
  readonly isSeen: boolean;
}

/** Older ones that have ended make room. */
const maxOrders = 20;

/** Creates the ledger over the browser's storage. */
export function createOrderLedger({
  config,
  storage,
  now,
}: Pick<ShopServices, 'config' | 'storage' | 'now'>): OrderLedger {
  const listeners = new Set<() => void>();
  const lists = new Map<string, readonly KnownOrder[]>();
  const saved = createSavedOrders(storage, config);

  const changed = (): void => {
    lists.clear();
    for (const listener of listeners) listener();
  };

  const ordersOf = (suid: string): readonly KnownOrder[] => {
    const known = lists.get(suid) ?? saved.list(suid);
    lists.set(suid, known);
    return known;
  };

  const removeOld = (suid: string): void => {
    const isOver = (order: KnownOrder): boolean => order.status !== 'placed' && order.isSeen;
    for (const { billingNo } of saved.list(suid).slice(maxOrders).filter(isOver))
      saved.remove(suid, billingNo);
  };

  const end: OrderLedger['end'] = (suid, billingNo, { status, isSeen }) => {
    const known = saved.read(suid, billingNo);
    if (known === null) return;
    const isNews = canBecome(known.status, status);
    if (!isNews && (known.isSeen || !isSeen)) return;
    saved.write(suid, { ...known, status: isNews ? status : known.status, isSeen });
    changed();
  };

  return {
    ordersOf,
    add: (suid, order) => {
      const known = saved.read(suid, order.billingNo);
      saved.write(
        suid,
        known === null
          ? { ...order, status: 'placed', isSeen: false, madeAtMs: now() }
          : {
              ...known,
              payLink: order.payLink ?? known.payLink,
              waitsForCard: order.waitsForCard ?? known.waitsForCard,
            },
      );
      removeOld(suid);
      changed();
    },
    replace: (suid, billingNo, by) => {
      // The player knows: it was their press.
      if (billingNo !== by) end(suid, billingNo, { status: 'replaced', isSeen: true });
    },
    end,
    subscribe: (listener) => {
      listeners.add(listener);
      const stops = [onStorageChange(changed), onReturn(changed)];
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
      };
    },
  };
}
