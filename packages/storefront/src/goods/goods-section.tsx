import { useGameListQuery } from '@shop/api-client';
import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';

import { GoodsGrid, type GoodsGridState } from '@shop/ui/goods-grid';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelection, selectionSlice, useGameListArgs } from '../selection';
import { goodsTypes } from './goods-types';
import { useGoodsQuery } from './use-goods';

/** The goods of the chosen game, by type; one of them can be chosen. */
export function GoodsSection(): ReactElement {
  const dispatch = useDispatch();
  const { productId } = useSelector(selectSelection);
  const [type, setType] = useState<string | null>(null);
  useGoodsStillSold();

  return (
    <GoodsGrid
      state={useGoodsState()}
      chosenType={type}
      onTypeChange={setType}
      chosen={productId}
      onChoose={(id) => {
        dispatch(selectionSlice.actions.goodsChosen(id));
      }}
    />
  );
}

function useGoodsState(): GoodsGridState {
  const { data, isFetching, isError, refetch } = useGoodsQuery();
  const translate = useTranslate();
  const { code } = useLanguage();
  const types = useMemo(
    () =>
      goodsTypes(data?.goods ?? [], {
        money: (amount, currency) => formatMoney(amount, currency, code),
        number: (amount) => amount.toLocaleString(code),
        bonus: (number) => translate('goods.bonus', { number }),
        special: translate('goods.special'),
      }),
    [data, translate, code],
  );
  const games = useGamesState();
  if (games !== null) return games;
  if (data !== undefined) return { kind: 'ready', types };
  return isError && !isFetching
    ? { kind: 'error', onRetry: () => void refetch() }
    : { kind: 'loading' };
}

/** The state of the goods while no game is chosen; null if one is. */
function useGamesState(): GoodsGridState | null {
  const { game } = useSelector(selectSelection);
  const { isFetching, isError, refetch } = useGameListQuery(useGameListArgs());
  if (game !== null) return null;
  if (isFetching) return { kind: 'loading' };
  if (isError) return { kind: 'error', onRetry: () => void refetch() };
  return { kind: 'ready', types: [] };
}

/** Clears the choice of goods that are no longer sold. */
function useGoodsStillSold(): void {
  const dispatch = useDispatch();
  const { productId } = useSelector(selectSelection);
  const { data, isFetching } = useGoodsQuery();
  useEffect(() => {
    if (data === undefined || isFetching || productId === null) return;
    const isSold = data.goods.some(({ product_id }) => product_id === productId);
    if (!isSold) dispatch(selectionSlice.actions.goodsCleared());
  }, [data, isFetching, productId, dispatch]);
}
