import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '../services';
import { readSavedUser, sessionSlice } from '../session';
import { type ChosenGame, selectionSlice } from './selection-slice';

/** Choosing a game also brings back the player who signed in to its game product before. */
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
