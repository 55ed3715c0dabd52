import { Code } from '@shop/contract';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useToast } from '../toasts';
import { forgetLastGoods } from '@shop/storefront-core/goods';
import { useRequestedGoods } from './use-goods';

/**
 * Clears the chosen game and says so if its goods were refused with -3001 before the list of games has
 * arrived and named it: then the refusal was of no chosen game, and changed nothing (spec §8).
 */
export function useRefusedGame(): void {
  const dispatch = useShopDispatch();
  const { storage } = useServices();
  const showToast = useToast();
  const { game } = useShopSelector(selectSelection);
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
