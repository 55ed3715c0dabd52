import { useLanguage } from '@shop/i18n';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSelection } from '../selection';
import { useServices } from '../services';
import { saveLastGoods } from './last-goods';
import { useRequestedGoods } from './use-goods';
import { useGoodsTypes } from './use-goods-types';

/** Stores the goods that the server has confirmed, as they are shown, for the next visit. */
export function useSaveLastGoods(): void {
  const { config, area, storage } = useServices();
  const { code } = useLanguage();
  const { game } = useSelector(selectSelection);
  const { isFetching, isError } = useRequestedGoods();
  const types = useGoodsTypes();
  const clientId = game?.clientId;

  useEffect(() => {
    if (clientId === undefined || types === null || isFetching || isError) return;
    saveLastGoods(storage, { brand: config.brand.key, area, language: code, clientId }, types);
  }, [storage, config, area, code, clientId, types, isFetching, isError]);
}
