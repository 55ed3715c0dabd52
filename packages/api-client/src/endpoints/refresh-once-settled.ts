import type { TypedQueryOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { ContentOf, orderInfo } from '@shop/contract';
import { accountApi } from './account-api';
import { type baseQuery, transportOf } from './shop-api';

type WhenStarted = TypedQueryOnQueryStarted<
  ContentOf<typeof orderInfo>,
  unknown,
  typeof baseQuery,
  'shopApi'
>;

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
  const { settled } = transportOf(extra);
  const settlement = `${order.billing_no} ${order.status}`;
  if (settled.includes(settlement)) return;
  settled.push(settlement);
  dispatch(accountApi.util.invalidateTags(['Activities', 'Limits', 'Vip', 'Coupons']));
};
