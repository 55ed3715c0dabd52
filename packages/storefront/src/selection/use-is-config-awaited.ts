import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePageConfigQuery } from '@shop/api-client';
import { gameArgs } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import { useShownGame } from './use-shown-game';

/** Whether the page config of the shown game is still being read, so that it is not known what the game has. */
export function useIsConfigAwaited(): boolean {
  const { area } = useServices();
  const shown = useShownGame();
  return usePageConfigQuery(shown === null ? skipToken : gameArgs(shown, area)).isLoading;
}
