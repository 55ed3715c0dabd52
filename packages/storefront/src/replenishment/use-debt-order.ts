import { type Debt, readDebtOrder } from '@shop/storefront-core/debt';
import type { OrderStatus } from '@shop/storefront-core/orders';
import { selectUser } from '@shop/storefront-core/session';
import { useOrders } from '../orders';
import { useOrderWatch } from '../result';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Returns how the order stands that this browser has made for a debt, also before a reload; null if it has
 * made none. The notice of orders follows those that the payer's ledger has.
 */
export function useDebtOrder(debt: Debt | null): { readonly status: OrderStatus } | null {
  const { storage } = useServices();
  const isSignedIn = useShopSelector(selectUser) !== null;
  const orders = useOrders();
  const billingNo = debt === null ? null : readDebtOrder(storage, debt.replenishId);
  const known = orders.find((order) => order.billingNo === billingNo);
  const watched = useOrderWatch(isSignedIn && known === undefined ? billingNo : null);
  if (billingNo === null) return null;
  return known ?? watched;
}
