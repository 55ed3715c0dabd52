import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { Code, type CreatedOrder } from '@shop/contract';
import { accountApi } from './account-api';
import { type baseQuery, transportOf } from './shop-api';

type WhenStarted = TypedMutationOnQueryStarted<CreatedOrder, unknown, typeof baseQuery, 'shopApi'>;

/** Whether RTK Query rejected because the call was refused for its coupon. */
function isIllegalCoupon(reason: unknown): boolean {
  if (!(reason instanceof Object && 'error' in reason)) return false;
  const { error } = reason;
  return error instanceof Object && 'code' in error && error.code === Code.illegalCouponUse;
}

/** How long the back end needs to correct a coupon (spec §9). */
const refreshDelayMs = 1_000;

/**
 * Refetches coupons and price one second after an order was refused for its coupon (-3062, spec §8).
 * Only for calls that create an order: a price refused with the same code would refetch itself
 * without end.
 */
export const refreshRefusedCoupon: WhenStarted = async (_, { dispatch, extra, queryFulfilled }) => {
  const isRefused = await queryFulfilled.then(() => false, isIllegalCoupon);
  if (!isRefused) return;
  await transportOf(extra).clock.wait(refreshDelayMs, new AbortController().signal);
  dispatch(accountApi.util.invalidateTags(['Coupons', 'Price']));
};
