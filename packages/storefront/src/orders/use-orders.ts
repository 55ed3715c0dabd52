import { type KnownOrder, type OrderLedger, createOrderLedger } from '@shop/storefront-core/orders';
import type { ShopServices } from '@shop/storefront-core/services';
import { selectUser } from '@shop/storefront-core/session';
import { useSyncExternalStore } from 'react';
import { type ShopParts, useServices, useShopParts } from '../services';
import { useShopSelector } from '../store';

/** Returns the ledger of a shop. It is one, so that every part of the page hears of a change. */
export function orderLedgerOf(parts: ShopParts, services: ShopServices): OrderLedger {
  parts.ledger ??= createOrderLedger(services);
  return parts.ledger;
}

/** Returns the shop's ledger of orders. */
export function useOrderLedger(): OrderLedger {
  return orderLedgerOf(useShopParts(), useServices());
}

const none: readonly KnownOrder[] = [];

/** Returns the orders of the player who is signed in, the latest first; none for a guest. */
export function useOrders(): readonly KnownOrder[] {
  const ledger = useOrderLedger();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  return useSyncExternalStore(
    ledger.subscribe,
    () => (suid === null ? none : ledger.ordersOf(suid)),
    () => none,
  );
}
