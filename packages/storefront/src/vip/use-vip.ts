import { skipToken } from '@reduxjs/toolkit/query/react';
import { useVipBasicInfoQuery, useVipInfoQuery } from '@shop/api-client/vip';
import type { ContentOf, vipBasicInfo, vipInfo } from '@shop/contract';
import { selectSelection } from '@shop/storefront-core/selection';
import type { QueryState } from '../connection';
import { useIsVipVersion } from '../coupons';
import { useShopSelector } from '../store';

/** A query whose answer may be awaited. */
export interface VipQuery<Content> extends QueryState {
  readonly currentData?: Content | undefined;
}

/** Queries the levels of the game's VIP centre, which are the same for every player. */
export function useVipLevels(): VipQuery<ContentOf<typeof vipBasicInfo>> {
  const { game } = useShopSelector(selectSelection);
  return useVipBasicInfoQuery(game === null ? skipToken : { client_id: game.clientId });
}

/** Queries the player's level and growth points. Makes no call for a guest or outside the VIP version. */
export function useVipStanding(): VipQuery<ContentOf<typeof vipInfo>> {
  const { game } = useShopSelector(selectSelection);
  const isVip = useIsVipVersion();
  return useVipInfoQuery(isVip && game !== null ? { client_id: game.clientId } : skipToken);
}

/** What other pages show of a player's standing. */
export interface VipSummary {
  /** Empty while no level is reached. */
  readonly levelName: string;
  /** Growth points in all. */
  readonly points: number;
}

/** Returns the player's level in the chosen game; null while unknown, for a guest, and outside the VIP version. */
export function useVipSummary(): VipSummary | null {
  const { currentData } = useVipStanding();
  if (currentData === undefined) return null;
  return { levelName: currentData.vip_level_name, points: currentData.total_points };
}
