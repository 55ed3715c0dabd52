import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { OrderReader } from '@shop/storefront-core/orders';
import { selectSelection } from '@shop/storefront-core/selection';
import { useShopSelector } from '../store';

/** Returns for whom the blocks of orders are: the language, and the game that is chosen. */
export function useOrderReader(): OrderReader {
  const { code } = useLanguage();
  const translate = useTranslate();
  const selection = useShopSelector(selectSelection);
  return { code, translate, selection };
}
