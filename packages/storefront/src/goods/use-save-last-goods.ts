import { useLanguage } from '@shop/i18n/react';
import { selectSelection } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { saveLastGoods } from '@shop/storefront-core/goods';
import { useRepeatable } from './use-repeatable';
import { useRequestedGoods } from './use-goods';
import { useGoodsTypes } from './use-goods-types';

/** Stores the goods that the server has confirmed, as they are shown, for the next visit. */
export function useSaveLastGoods(): void {
  const { config, area, storage } = useServices();
  const { code } = useLanguage();
  const { game, productId } = useShopSelector(selectSelection);
  const { data, isFetching, isError } = useRequestedGoods();
  const types = useGoodsTypes(data);
  const clientId = game?.clientId;
  const again = useRepeatable() !== null;

  useEffect(() => {
    if (clientId === undefined || types === null || isFetching || isError) return;
    const visit = { brand: config.brand.key, area, language: code, clientId };
    saveLastGoods(storage, visit, types, { chosen: productId, again });
  }, [storage, config, area, code, clientId, types, productId, again, isFetching, isError]);
}
