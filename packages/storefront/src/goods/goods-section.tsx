import { useLanguage } from '@shop/i18n/react';
import { markMilestone, pageWindow, withLaterStyles } from '@shop/storefront-core/browser';
import { goodsTypeChosen, selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { type GoodsGridState, type GoodsType, GoodsGrid } from '@shop/ui/goods-grid';
import { copyOfPainted, isAgainKept } from '@shop/ui/last-goods';
import { Skeleton } from '@shop/ui/skeleton';
import { type ReactElement, type Ref, useCallback, useEffect, useMemo, useState } from 'react';
import { useMissingContent } from '../connection';
import { lazyPart } from '../error-boundary';
import { useGameList } from '../selection';
import { useShopDispatch, useShopSelector } from '../store';
import { type GoodsQuery, useGoodsQuery } from './use-goods';
import { useGoodsTypes } from './use-goods-types';

/** The goods of the chosen game, by type; one of them can be chosen. */
export function GoodsSection(): ReactElement {
  const dispatch = useShopDispatch();
  const { productId } = useShopSelector(selectSelection);
  const query = useGoodsQuery();
  const types = useGoodsTypes(query.data);
  const [type, setType] = useState<string | null>(null);
  useGoodsStillSold(query);

  return (
    <GoodsGrid
      state={useGoodsState(types, query)}
      again={useIsAgainKept() ? <Again /> : undefined}
      // That of the chosen goods for a player who comes back, as in the goods painted from the last visit.
      chosenType={type ?? typeWith(types, productId)}
      onTypeChange={(key) => {
        setType(key);
        dispatch(goodsTypeChosen(key));
      }}
      chosen={productId}
      onChoose={(id) => {
        dispatch(selectionSlice.actions.goodsChosen(id));
      }}
    />
  );
}

/** The row takes the place that is kept for it; whether anything can be bought again is decided by its code. */
const Again = lazyPart({
  load: async () => (await withLaterStyles(import('./again'))).Again,
  loading: <Skeleton blockSize="100%" />,
  lost: () => <></>,
});

/**
 * Returns whether the place of what was bought last was kept when this visit to the goods began. Only then it is shown, so
 * that nothing moves: after a purchase from the next visit on.
 */
function useIsAgainKept(): boolean {
  const { code } = useLanguage();
  const clientId = useShopSelector(selectSelection).game?.clientId;
  return useMemo(
    () =>
      clientId !== undefined &&
      isAgainKept(pageWindow().document, { game: clientId, language: code }),
    [code, clientId],
  );
}

/** Returns the key of the type that contains the goods; null if none does. */
function typeWith(types: readonly GoodsType[] | null, id: string | null): string | null {
  return types?.find(({ goods }) => goods.some((tile) => tile.id === id))?.key ?? null;
}

function useGoodsState(types: readonly GoodsType[] | null, query: GoodsQuery): GoodsGridState {
  const missing = useMissingContent(query);
  const games = useGamesState();
  const lastGoods = useLastGoods();
  // Until the game list has confirmed the game, only goods are shown, and nothing that went wrong.
  const areGoodsMissing = games !== null && (types?.length ?? 0) === 0;
  const areGoodsVisible = types !== null && !areGoodsMissing;
  useEffect(() => {
    if (areGoodsVisible) markMilestone('goods-visible');
  }, [areGoodsVisible]);
  if (areGoodsMissing) return games;
  if (types !== null) return { kind: 'ready', types };
  return missing.kind === 'loading' ? { ...missing, lastGoods } : missing;
}

/** The state of the goods while no game is chosen; null if one is. */
function useGamesState(): GoodsGridState | null {
  const { game } = useShopSelector(selectSelection);
  const query = useGameList();
  const missing = useMissingContent(query);
  if (game !== null) return null;
  return query.currentData === undefined ? missing : { kind: 'no-game' };
}

/** Clears the choice of goods that are no longer sold. */
export function useGoodsStillSold({ data, isFetching }: GoodsQuery): void {
  const dispatch = useShopDispatch();
  const { productId } = useShopSelector(selectSelection);
  useEffect(() => {
    if (data === undefined || isFetching || productId === null) return;
    const isSold = data.goods.some(({ product_id }) => product_id === productId);
    if (!isSold) dispatch(selectionSlice.actions.goodsCleared());
  }, [data, isFetching, productId, dispatch]);
}

/**
 * Keeps the goods of the last visit, which the page's script has painted, in their place while the game
 * and the language are those they were painted for. They are not React's, so nothing in them can be
 * bought.
 */
function useLastGoods(): Ref<HTMLDivElement> {
  const { game } = useShopSelector(selectSelection);
  const { code } = useLanguage();
  const clientId = game?.clientId;
  return useCallback(
    (slot: HTMLDivElement | null) => {
      if (slot === null || clientId === undefined) return;
      const painted = copyOfPainted(slot.ownerDocument, { game: clientId, language: code });
      if (painted === null) slot.textContent = '';
      else if (slot.firstChild === null) slot.append(painted);
    },
    [clientId, code],
  );
}
