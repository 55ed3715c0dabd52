import { skipToken } from '@reduxjs/toolkit/query/react';
import { replenishmentApi } from '@shop/api-client/replenishment';
import { type Replenishment, readReplenishmentOrder } from '@shop/storefront-core/replenishment';
import { useServices } from '../services';

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
