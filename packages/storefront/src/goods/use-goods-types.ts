import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';
import type { GoodsType } from '@shop/ui/goods-grid';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { goodsTypes } from './goods-types';
import { selectLimitNotes } from './limit-notes-slice';
import { useRequestedGoods } from './use-goods';

/** Returns the goods of the chosen game in the player's language; null until they are loaded. */
export function useGoodsTypes(): readonly GoodsType[] | null {
  const { data } = useRequestedGoods();
  const translate = useTranslate();
  const { code } = useLanguage();
  const limits = useSelector(selectLimitNotes);
  return useMemo(() => {
    if (data === undefined) return null;
    // Creating one takes longer than anything else about a tile.
    const numberFormat = new Intl.NumberFormat(code);
    const words = {
      money: (amount: number, currency: string) => formatMoney(amount, currency, code),
      number: (amount: number) => numberFormat.format(amount),
      bonus: (number: string) => translate('goods.bonus', { number }),
      special: translate('goods.special'),
      limited: translate('goods.limited'),
    };
    return goodsTypes(data.goods, words, limits);
  }, [data, limits, translate, code]);
}
