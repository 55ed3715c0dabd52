import type { Goods } from '@shop/contract';
import { formatNumber } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { bonusText } from '@shop/storefront-core/orders';
import { selectSelection } from '@shop/storefront-core/selection';
import type { RechargePopupProps } from '@shop/ui/recharge-popup';
import { useState } from 'react';
import { useShopSelector } from '../store';

/** Returns what is bought for whom, as the player reads it. Goods that are gone are still named. */
export function useShownPurchase(
  listed: Goods | null,
  { areGone, points }: { readonly areGone: boolean; readonly points: number | null },
): RechargePopupProps['purchase'] {
  const { area, game, role, server } = useShopSelector(selectSelection);
  const [lastListed, setLastListed] = useState(listed);
  // Those of a replenishment are another object in every render.
  if (listed !== null && listed.product_id !== lastListed?.product_id) setLastListed(listed);
  const goods = areGone ? lastListed : listed;
  const translate = useTranslate();
  return {
    goods: goods?.name ?? '',
    bonus: bonusText({ bonus: goods?.bonus_amount }, translate),
    picture: goods?.icon || (game?.logo ?? ''),
    role: role?.display ?? '',
    server: server?.display ?? '',
    area: area?.display,
    game: game?.gameName ?? '',
    points: points === null ? undefined : formatNumber(points),
  };
}
