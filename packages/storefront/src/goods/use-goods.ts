import { skipToken } from '@reduxjs/toolkit/query/react';
import { catalogueApi, useGoodsListQuery } from '@shop/api-client';
import type { Goods } from '@shop/contract';
import { gameArgs, selectSelection } from '@shop/storefront-core/selection';
import type { QueryState } from '../connection';
import { useShownGame } from '../selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** The goods of a game, or why there are none. */
export interface GoodsQuery extends QueryState {
  readonly data: { readonly goods: readonly Goods[] } | undefined;
}

/** Queries the goods of the game that is shown. Those of another game are never returned. */
export function useGoodsQuery(): GoodsQuery {
  const query = useGoodsListQuery(useGoodsArgs());
  return { ...query, data: query.currentData };
}

/**
 * Returns the goods of the game that is shown, if a part of the page has requested them. Makes no call:
 * on the page that says that the region is wrong, its refusal would lead to that page again.
 */
export function useRequestedGoods(): Omit<GoodsQuery, 'refetch'> {
  const query = catalogueApi.endpoints.goodsList.useQueryState(useGoodsArgs());
  return { ...query, data: query.currentData };
}

function useGoodsArgs(): Parameters<typeof useGoodsListQuery>[0] {
  const { area } = useServices();
  const shown = useShownGame();
  return shown === null ? skipToken : gameArgs(shown, area);
}

/** Returns the chosen goods as the back end lists them now; null if none are chosen or listed. */
export function useChosenGoods(): Goods | null {
  const { productId } = useShopSelector(selectSelection);
  const { data } = useGoodsQuery();
  return data?.goods.find(({ product_id }) => product_id === productId) ?? null;
}
