import type { TypedQueryOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { ContentOf, orderInfo } from '@shop/contract';
import type { Transport } from '../transport/create-transport';
import { accountApi } from './account-api';
import { type baseQuery, transportOf } from './shop-api';

type WhenStarted = TypedQueryOnQueryStarted<
  ContentOf<typeof orderInfo>,
  unknown,
  typeof baseQuery,
  'shopApi'
>;

/** The settlements already handled, as order number and status. */
const seen = new WeakMap<Transport, Set<string>>();

function isNew(transport: Transport, settlement: string): boolean {
  const known = seen.get(transport) ?? new Set();
  seen.set(transport, known);
  return known.size < known.add(settlement).size;
}

/**
 * Marks what a purchase changes as stale (spec §4) when an order is first read as paid or failed:
 * activities, limits, the VIP level and the coupons. It does so once per settlement, however often
 * and in whichever mode the order is read afterwards.
 */
export const refreshOnceSettled: WhenStarted = async (_, { dispatch, extra, queryFulfilled }) => {
  const order = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (order === null || order.status === 'pending') return;
  if (!isNew(transportOf(extra), `${order.billing_no} ${order.status}`)) return;
  dispatch(accountApi.util.invalidateTags(['Activities', 'Limits', 'Vip', 'Coupons']));
};
