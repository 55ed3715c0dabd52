import { skipToken } from '@reduxjs/toolkit/query/react';
import { useVipBasicInfoQuery, useVipInfoQuery } from '@shop/api-client/vip';
import { formatNumber } from '@shop/i18n';
import type { OrderMade } from '@shop/storefront-core/result';
import { selectSelection } from '@shop/storefront-core/selection';
import { vipProgress } from '@shop/storefront-core/vip';
import type { NextLevelState } from '@shop/ui/result-popup';
import { useIsVipVersion } from '../coupons';
import { useShopSelector } from '../store';

/**
 * Returns how near the player's next level is after a paid order, of which the level is asked anew; undefined for another
 * game, outside the VIP version, at the top, and if it cannot be read. Makes no call without a paid order.
 */
export function useNextLevel(paid: OrderMade | null): NextLevelState | undefined {
  const clientId = useShopSelector(selectSelection).game?.clientId;
  const isVip = useIsVipVersion();
  const isOfGame = clientId !== undefined && paid?.choice?.clientId === clientId;
  const args = isVip && isOfGame ? { client_id: clientId } : skipToken;
  const standing = useVipInfoQuery(args, { refetchOnMountOrArgChange: true });
  const levels = useVipBasicInfoQuery(args);
  if (args === skipToken || standing.isError || levels.isError) return undefined;
  if (standing.isFetching || standing.currentData === undefined || levels.currentData === undefined)
    return 'loading';
  const { vip_level: levelId, total_points: points } = standing.currentData;
  const { next, missing, percent } = vipProgress(
    { levelId, points },
    levels.currentData.vip_level_infos,
  );
  return next === null
    ? undefined
    : { name: next.level_name, missing: formatNumber(missing), percent };
}
