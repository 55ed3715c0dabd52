import type { UnknownAction } from '@reduxjs/toolkit';
import { useGameListQuery } from '@shop/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '../services';
import { findListedGame, firstGame } from './find-game';
import { type ChosenGame, selectionSlice, selectSelection } from './selection-slice';
import { readSavedUser, sessionSlice } from '../session';

/** Returns the arguments of the game list query, which all its users share. */
export function useGameListArgs(): Parameters<typeof useGameListQuery>[0] {
  const { area, platform, query } = useServices();
  return {
    domain_area: area,
    platform,
    ...(query.clientId === null ? {} : { client_id: query.clientId }),
  };
}

/**
 * Applies the link once (spec §2): a linked game that differs from the saved one replaces the saved
 * choices and brings its server along. Without a link and a saved choice it chooses the game the back
 * end marks. Clears a saved game that is no longer offered.
 */
export function useEntryGame(): void {
  const dispatch = useDispatch();
  const chooseGame = useChooseGame();
  const { query } = useServices();
  const { game } = useSelector(selectSelection);
  const { data } = useGameListQuery(useGameListArgs());
  const isSettled = useRef(false);

  useEffect(() => {
    if (data === undefined || isSettled.current) return;
    isSettled.current = true;
    const linked = query.clientId === null ? null : findListedGame(data.games, query.clientId);
    if (linked !== null && linked.clientId !== game?.clientId) {
      chooseGame(linked);
      if (query.serverId !== null) dispatch(linkedServer(query.serverId, query.areaId));
      return;
    }
    const saved = game === null ? null : findListedGame(data.games, game.clientId);
    const first = saved === null ? firstGame(data.games) : null;
    if (first !== null) chooseGame(first);
    else if (saved === null && game !== null) dispatch(selectionSlice.actions.gameCleared());
  }, [data, query, game, chooseGame, dispatch]);
}

function linkedServer(serverId: string, areaId: string | null): UnknownAction {
  return selectionSlice.actions.serverChosen({
    server: { value: serverId, display: serverId.toUpperCase() },
    area: areaId === null ? null : { value: areaId, display: areaId },
  });
}

/** Returns a function that chooses a game and restores the player who signed in to its game product. */
export function useChooseGame(): (game: ChosenGame) => void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  return useCallback(
    (game) => {
      dispatch(selectionSlice.actions.gameChosen(game));
      dispatch(sessionSlice.actions.userChanged(readSavedUser(storage, game.gameProductId)));
    },
    [dispatch, storage],
  );
}
