import { skipToken } from '@reduxjs/toolkit/query/react';
import { replenishmentApi } from '@shop/api-client/replenishment';
import { type Debt, readDebtOrder } from '@shop/storefront-core/debt';
import { useServices } from '../services';
import { useShopDispatch } from '../store';

const { endpoints } = replenishmentApi;

/** Returns the debt that this page is about, once it has been read; null on all other pages. Makes no call. */
export function useDebt(): Debt | null {
  const { debtId } = useServices();
  const { data } = endpoints.replenishmentInfo.useQueryState(
    debtId === null ? skipToken : { replenish_id: debtId },
  );
  return debtId === null || data === undefined ? null : { ...data, replenishId: debtId };
}

/** Returns whether an order pays the debt that this page is about. */
export function useIsDebtOrder(billingNo: string | null): boolean {
  const { debtId, storage } = useServices();
  return debtId !== null && billingNo !== null && readDebtOrder(storage, debtId) === billingNo;
}

/** Returns a function that reads the debt of this page again, for instance after its price has changed. */
export function useRefetchDebt(): () => void {
  const { debtId } = useServices();
  const dispatch = useShopDispatch();
  return () => {
    if (debtId === null) return;
    const again = { subscribe: false, forceRefetch: true };
    void dispatch(endpoints.replenishmentInfo.initiate({ replenish_id: debtId }, again));
  };
}
