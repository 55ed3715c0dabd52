import { type Replenishment, readReplenishmentOrder } from '@shop/storefront-core/replenishment';
import type { OrderStatus } from '@shop/payments/purchase';
import { selectUser } from '@shop/storefront-core/session';
import { useOrders } from '../orders';
import { useOrderWatch } from '../result';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Returns how the order stands that this browser has made for a replenishment, also before a reload; null if it has
 * made none. The notice of orders follows those that the payer's ledger has.
 */
export function useReplenishmentOrder(
  replenishment: Replenishment | null,
): { readonly status: OrderStatus } | null {
  const { storage } = useServices();
  const isSignedIn = useShopSelector(selectUser) !== null;
  const orders = useOrders();
  const billingNo =
    replenishment === null ? null : readReplenishmentOrder(storage, replenishment.replenishId);
  const known = orders.find((order) => order.billingNo === billingNo);
  const watched = useOrderWatch(isSignedIn && known === undefined ? billingNo : null);
  if (billingNo === null) return null;
  return known ?? watched;
}
