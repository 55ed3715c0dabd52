import { skipToken } from '@reduxjs/toolkit/query/react';
import { replenishmentApi } from '@shop/api-client/replenishment';
import { type Replenishment, readReplenishmentOrder } from '@shop/storefront-core/replenishment';
import { useServices } from '../services';
import { useShopDispatch } from '../store';

const { endpoints } = replenishmentApi;

/** Returns the replenishment that this page is about, once it has been read; null on all other pages. Makes no call. */
export function useReplenishment(): Replenishment | null {
  const { replenishId } = useServices();
  const { data } = endpoints.replenishmentInfo.useQueryState(
    replenishId === null ? skipToken : { replenish_id: replenishId },
  );
  return replenishId === null || data === undefined ? null : { ...data, replenishId };
}

/** Returns whether an order pays the replenishment that this page is about. */
export function useIsReplenishmentOrder(billingNo: string | null): boolean {
  const { replenishId, storage } = useServices();
  return (
    replenishId !== null &&
    billingNo !== null &&
    readReplenishmentOrder(storage, replenishId) === billingNo
  );
}

/** Returns a function that reads the replenishment of this page again, for instance after its price has changed. */
export function useRefetchReplenishment(): () => void {
  const { replenishId } = useServices();
  const dispatch = useShopDispatch();
  return () => {
    if (replenishId === null) return;
    const again = { subscribe: false, forceRefetch: true };
    void dispatch(endpoints.replenishmentInfo.initiate({ replenish_id: replenishId }, again));
  };
}
