import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { Code, type CreatedOrder } from '@shop/contract';
import { accountApi } from './account-api';
import type { baseQuery } from './base-query';
import { transportOf } from './transport-of';

type WhenStarted = TypedMutationOnQueryStarted<CreatedOrder, unknown, typeof baseQuery, 'shopApi'>;

/** How RTK Query rejects for a call that was refused for its coupon. */
function isIllegalCoupon(reason: unknown): boolean {
  if (!(reason instanceof Object && 'error' in reason)) return false;
  const { error } = reason;
  return error instanceof Object && 'code' in error && error.code === Code.illegalCouponUse;
}

/** How long the back end is given to put a coupon right, in milliseconds (spec §9). */
const pause = 1_000;

/**
 * Where an order was refused because its coupon may not be used (-3062), coupons and price are read
 * again a second later (spec §8). For calls that create an order only: a price that is refused with
 * the same code would otherwise ask for itself for ever.
 */
export const refreshRefusedCoupon: WhenStarted = async (_, { dispatch, extra, queryFulfilled }) => {
  const isRefused = await queryFulfilled.then(() => false, isIllegalCoupon);
  if (!isRefused) return;
  await transportOf(extra).clock.wait(pause, new AbortController().signal);
  dispatch(accountApi.util.invalidateTags(['Coupons', 'Price']));
};
