import { useLanguage, useTranslate } from '@shop/i18n/react';
import { selectLimitNotes } from '@shop/storefront-core/goods';
import type { GoodsType } from '@shop/ui/goods-grid';
import { useMemo } from 'react';
import { useShopSelector } from '../store';
import { goodsTypes } from '@shop/storefront-core/goods';
import type { GoodsQuery } from './use-goods';

/** Returns the goods of a game in the player's language; null until they are loaded. */
export function useGoodsTypes(data: GoodsQuery['data']): readonly GoodsType[] | null {
  const translate = useTranslate();
  const { code } = useLanguage();
  const limits = useShopSelector(selectLimitNotes);
  return useMemo(
    () => (data === undefined ? null : goodsTypes(data.goods, { code, translate }, limits)),
    [data, limits, translate, code],
  );
}
