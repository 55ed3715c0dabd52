import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';
import type { GoodsType } from '@shop/ui/goods-grid';
import { useMemo } from 'react';
import { goodsTypes } from './goods-types';
import { useRequestedGoods } from './use-goods';

/** Returns the goods of the chosen game in the player's language; null until they are loaded. */
export function useGoodsTypes(): readonly GoodsType[] | null {
  const { data } = useRequestedGoods();
  const translate = useTranslate();
  const { code } = useLanguage();
  return useMemo(() => {
    if (data === undefined) return null;
    // Creating one takes longer than anything else about a tile.
    const numberFormat = new Intl.NumberFormat(code);
    return goodsTypes(data.goods, {
      money: (amount, currency) => formatMoney(amount, currency, code),
      number: (amount) => numberFormat.format(amount),
      bonus: (number) => translate('goods.bonus', { number }),
      special: translate('goods.special'),
    });
  }, [data, translate, code]);
}
