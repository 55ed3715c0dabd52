import type { TypedQueryOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { ContentOf, orderInfo } from '@shop/contract';
import type { Transport } from '../transport/create-transport';
import { accountApi } from './account-api';
import type { baseQuery } from './base-query';
import { transportOf } from './transport-of';

type WhenStarted = TypedQueryOnQueryStarted<
  ContentOf<typeof orderInfo>,
  unknown,
  typeof baseQuery,
  'shopApi'
>;

/** The settlements that were acted upon, as number and status. */
const seen = new WeakMap<Transport, Set<string>>();

function isNews(transport: Transport, settlement: string): boolean {
  const known = seen.get(transport) ?? new Set();
  seen.set(transport, known);
  return known.size < known.add(settlement).size;
}

/**
 * Once an order is read as paid or failed, what a purchase changes is marked as stale (spec §4):
 * activities, limits, the VIP level and the coupons. Once per settlement, however often and in
 * whichever mode the order is read afterwards.
 */
export const refreshOnceSettled: WhenStarted = async (_, { dispatch, extra, queryFulfilled }) => {
  const order = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (order === null || order.status === 'pending') return;
  if (!isNews(transportOf(extra), `${order.billing_no} ${order.status}`)) return;
  dispatch(accountApi.util.invalidateTags(['Activities', 'Limits', 'Vip', 'Coupons']));
};
