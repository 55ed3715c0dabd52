import { Code } from '@shop/contract';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelection, selectionSlice } from '../selection';
import { useServices } from '../services';
import { useToast } from '../toasts';
import { forgetLastGoods } from './last-goods';
import { useRequestedGoods } from './use-goods';

/**
 * Clears the chosen game and says so if its goods were refused with -3001 before the list of games has
 * arrived and named it: then the refusal was of no chosen game, and changed nothing (spec §8).
 */
export function useRefusedGame(): void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const showToast = useToast();
  const { game } = useSelector(selectSelection);
  const { error } = useRequestedGoods();
  const isRefused =
    game !== null &&
    error !== undefined &&
    'kind' in error &&
    error.kind === 'refused' &&
    error.code === Code.noGame;

  useEffect(() => {
    if (!isRefused) return;
    showToast('error.noGame', 'error');
    forgetLastGoods(storage);
    dispatch(selectionSlice.actions.gameCleared());
  }, [dispatch, isRefused, showToast, storage]);
}
