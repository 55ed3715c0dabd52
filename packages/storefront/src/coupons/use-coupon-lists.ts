import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCouponListQuery } from '@shop/api-client/coupons';
import type { ContentOf, couponList } from '@shop/contract';
import { type vipCoupons, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { QueryState } from '../connection';
import { useIsConfigAwaited, usePageConfig } from '../selection';
import { useShopSelector } from '../store';

/** The state of a list of coupons. */
export interface CouponListQuery extends QueryState {
  readonly currentData?: ContentOf<typeof couponList> | undefined;
  /** Whether it is not wanted. */
  readonly isUninitialized: boolean;
  /** When it was last read. */
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Whether the game has coupons and VIP points, and the player is signed in, who alone may ask for them. */
export function useIsVipVersion(): boolean {
  const isOpen = usePageConfig()?.is_open_coupon === true;
  return useShopSelector(selectUser) !== null && isOpen;
}

/** Whether the game of a signed-in player may turn out to have coupons, once its page config has arrived. */
export function useIsVipVersionUnknown(): boolean {
  const isAwaited = useIsConfigAwaited();
  return useShopSelector(selectUser) !== null && isAwaited;
}

/**
 * Queries the player's coupons of some categories (spec §7): `avail,lock` for an order; `claim`,
 * `history` or all that are not over, which are read again whenever they are wanted anew. Makes no call
 * while it is not wanted, and none outside the VIP version.
 */
export function useCoupons(
  categories: 'avail,lock' | 'claim' | 'history' | typeof vipCoupons,
  isWanted = true,
): CouponListQuery {
  const { game } = useShopSelector(selectSelection);
  const isVip = useIsVipVersion();
  return useCouponListQuery(
    isWanted && isVip && game !== null
      ? { client_id: game.clientId, use_category: categories }
      : skipToken,
    // The coupons for an order are shared by two popups, of which the first reads them again.
    { refetchOnMountOrArgChange: categories !== 'avail,lock' },
  );
}
