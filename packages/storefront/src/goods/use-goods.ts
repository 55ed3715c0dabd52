import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGoodsListQuery } from '@shop/api-client';
import type { Goods } from '@shop/contract';
import { useSelector } from 'react-redux';
import { type ListQuery, selectSelection } from '../selection';
import { useServices } from '../services';

/** What the chosen game sells. */
export function useGoodsQuery(): ListQuery<{ readonly goods: readonly Goods[] }> {
  const { area } = useServices();
  const { game } = useSelector(selectSelection);
  return useGoodsListQuery(
    game === null ? skipToken : { client_id: game.clientId, domain_area: area },
  );
}

/** The chosen goods as the server lists them now; null while none is chosen or they are not known. */
export function useChosenGoods(): Goods | null {
  const { productId } = useSelector(selectSelection);
  const { data } = useGoodsQuery();
  return data?.goods.find(({ product_id }) => product_id === productId) ?? null;
}
