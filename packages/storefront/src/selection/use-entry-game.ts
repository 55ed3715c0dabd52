import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '../services';
import { readSavedUser, sessionSlice } from '../session';
import { findListedGame, firstGame } from './find-game';
import { readSavedSelection } from './saved-selection';
import type { ChosenGame } from './selection';
import { selectionSlice, selectSelection } from './selection-slice';
import { expectedGame } from './start-choices';
import { useGameList } from './use-game-list';

const { gameChosen, gameCleared, goodsChosen, restored, serverChosen } = selectionSlice.actions;

/**
 * Applies the link once (spec §2): a linked game that differs from the saved one replaces the saved
 * choices and brings its server along. Without a link and a saved choice it chooses the brand's first
 * game, else the one the back end marks. Clears a saved game that is no longer offered.
 */
export function useEntryGame(): void {
  const dispatch = useDispatch();
  const chooseGame = useChooseGame();
  const services = useServices();
  const selection = useSelector(selectSelection);
  const { currentData: data, isLinkUnknown } = useGameList();
  const isSettled = useRef(false);

  // Before the page is painted, so that it never asks for a game that is about to be chosen.
  useLayoutEffect(() => {
    // The player has been told that the link leads nowhere, and chooses a game.
    if (data === undefined || isLinkUnknown || isSettled.current) return;
    isSettled.current = true;
    const { query, storage, config } = services;
    const { productId } = selection;
    const listed = (id: string | undefined): ChosenGame | null =>
      id === undefined ? null : findListedGame(data.games, id);
    const expected = expectedGame(services)?.clientId;

    /** Keeps the goods that were chosen while the list was awaited. */
    const choose = (game: ChosenGame): void => {
      const isExpected = selection.game === null && game.clientId === expected;
      chooseGame(game);
      if (isExpected && productId !== null) dispatch(goodsChosen(productId));
    };

    const linked = listed(query.clientId ?? undefined);
    if (linked !== null && linked.clientId !== selection.game?.clientId) {
      choose(linked);
      if (query.serverId !== null) dispatch(linkedServer(query.serverId, query.areaId));
      return;
    }
    if (listed(selection.game?.clientId) !== null) return;

    // Saved choices that waited for the game of a link, which is not offered.
    const saved = readSavedSelection(storage, config.brand.key);
    const waiting = selection.game === null ? listed(saved.game?.clientId) : null;
    if (waiting !== null) {
      chooseGame(waiting);
      dispatch(restored(saved));
      return;
    }
    const first = (query.clientId === null ? listed(expected) : null) ?? firstGame(data.games);
    if (first !== null) choose(first);
    else dispatch(gameCleared());
  }, [data, isLinkUnknown, services, selection, chooseGame, dispatch]);
}

function linkedServer(serverId: string, areaId: string | null): UnknownAction {
  return serverChosen({
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
      dispatch(gameChosen(game));
      dispatch(sessionSlice.actions.userChanged(readSavedUser(storage, game.gameProductId)));
    },
    [dispatch, storage],
  );
}
