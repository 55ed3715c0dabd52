import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGameLogoQuery } from '@shop/api-client';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadPicture } from '../browser';
import { selectSelection, selectionSlice } from '../selection';

/**
 * Shows the logo of the chosen game (spec §7, `game_logo`) as its picture, in place of the one in the list
 * of games, once it is loaded. If there is none or it cannot be loaded, that one stays.
 */
export function useGameLogo(): void {
  const dispatch = useDispatch();
  const { game } = useSelector(selectSelection);
  const clientId = game?.clientId;
  const { currentData } = useGameLogoQuery(
    clientId === undefined ? skipToken : { client_id: clientId },
  );
  const logo = currentData?.icon ?? '';
  const isShown = game?.logo === logo;

  useEffect(() => {
    if (clientId === undefined || logo === '' || isShown) return undefined;
    return loadPicture(logo, () => {
      dispatch(selectionSlice.actions.logoLoaded({ clientId, logo }));
    });
  }, [clientId, logo, isShown, dispatch]);
}
