import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGoodsListQuery } from '@shop/api-client';
import type { Goods } from '@shop/contract';
import { useSelector } from 'react-redux';
import { type ListQuery, selectSelection } from '../selection';
import { useServices } from '../services';

/** Queries the goods of the chosen game. */
export function useGoodsQuery(): ListQuery<{ readonly goods: readonly Goods[] }> {
  const { area } = useServices();
  const { game } = useSelector(selectSelection);
  return useGoodsListQuery(
    game === null ? skipToken : { client_id: game.clientId, domain_area: area },
  );
}

/** Returns the chosen goods as the back end lists them now; null if none are chosen or listed. */
export function useChosenGoods(): Goods | null {
  const { productId } = useSelector(selectSelection);
  const { data } = useGoodsQuery();
  return data?.goods.find(({ product_id }) => product_id === productId) ?? null;
}
