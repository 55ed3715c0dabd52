import type { BillingStatus } from '@shop/contract';
import { useSelector } from 'react-redux';
import { type Debt, readDebtOrder } from '../debt';
import { useOrders } from '../orders';
import { useOrderWatch } from '../result';
import { useServices } from '../services';
import { selectUser } from '../session';

/**
 * Returns how the order stands that this browser has made for a debt, also before a reload; null if it has
 * made none. The notice of orders follows those that the payer's ledger has.
 */
export function useDebtOrder(debt: Debt | null): { readonly status: BillingStatus } | null {
  const { storage } = useServices();
  const isSignedIn = useSelector(selectUser) !== null;
  const orders = useOrders();
  const billingNo = debt === null ? null : readDebtOrder(storage, debt.replenishId);
  const known = orders.find((order) => order.billingNo === billingNo);
  const watched = useOrderWatch(isSignedIn && known === undefined ? billingNo : null);
  if (billingNo === null) return null;
  return known ?? watched;
}
