import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGameLogoQuery } from '@shop/api-client';
import { loadPicture } from '@shop/storefront-core/browser';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { useAfterGoods } from '../goods';
import { useShopSelector, useShopStore } from '../store';

/**
 * Shows the logo of the chosen game (spec §7, `game_logo`) as its picture, in place of the one in the list
 * of games, once it is loaded. If there is none or it cannot be loaded, that one stays.
 */
export function useGameLogo(): void {
  const store = useShopStore();
  const { game } = useShopSelector(selectSelection);
  const isAfterGoods = useAfterGoods();
  const { currentData } = useGameLogoQuery(
    game === null || !isAfterGoods ? skipToken : { client_id: game.clientId },
  );
  const logo = currentData?.icon ?? '';

  useEffect(() => {
    if (game === null || logo === '' || game.logo === logo) return undefined;
    return loadPicture(logo, () => {
      // Another game may have been chosen since the last render.
      const isChosen = selectSelection(store.getState()).game === game;
      if (isChosen) store.dispatch(selectionSlice.actions.gameRepainted({ ...game, logo }));
    });
  }, [game, logo, store]);
}
