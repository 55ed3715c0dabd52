import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type ShopServices, useServices } from '../services';
import { selectUser } from '../session';
import type { KnownOrder } from './known-order';
import { type OrderLedger, createOrderLedger } from './order-ledger';

/** One per shop, so that every part of the page hears of a change. */
const ledgerOfShop = new WeakMap<ShopServices, OrderLedger>();

/** Returns the ledger of orders of a shop. */
export function orderLedgerOf(services: ShopServices): OrderLedger {
  const existing = ledgerOfShop.get(services);
  if (existing !== undefined) return existing;
  const ledger = createOrderLedger(services);
  ledgerOfShop.set(services, ledger);
  return ledger;
}

/** Returns the shop's ledger of orders. */
export function useOrderLedger(): OrderLedger {
  return orderLedgerOf(useServices());
}

const none: readonly KnownOrder[] = [];

/** Returns the orders of the player who is signed in, the latest first; none for a guest. */
export function useOrders(): readonly KnownOrder[] {
  const ledger = useOrderLedger();
  const suid = useSelector(selectUser)?.suid ?? null;
  return useSyncExternalStore(
    ledger.subscribe,
    () => (suid === null ? none : ledger.ordersOf(suid)),
    () => none,
  );
}
