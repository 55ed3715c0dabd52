import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePageConfigQuery } from '@shop/api-client';
import type { ContentOf, pageConfig } from '@shop/contract';
import { gameArgs } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import { useShownGame } from './use-shown-game';

/** Returns the page config of the shown game (spec §3); undefined while it is not known. */
export function usePageConfig(): ContentOf<typeof pageConfig> | undefined {
  const { area } = useServices();
  const shown = useShownGame();
  return usePageConfigQuery(shown === null ? skipToken : gameArgs(shown, area)).currentData;
}
