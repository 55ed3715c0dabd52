import { catalogueApi, useGameListQuery } from '@shop/api-client';
import type { Game } from '@shop/contract';
import { useState } from 'react';
import { useServices } from '../services';
import { gameListArgs } from './catalogue-args';
import type { ListQuery } from './use-list-state';

/** Queries the games on offer. */
export function useGameList(): ListQuery<{ readonly games: readonly Game[] }> {
  return useGameListQuery(gameListArgs(useServices()));
}

/**
 * Returns the games on offer for a part of the page that is loaded after the others, if they are known.
 * Queries them only if nothing else has: a list that failed is not requested again until the player
 * retries, and its error stays in place meanwhile.
 */
export function useKnownGames(): readonly Game[] {
  const args = gameListArgs(useServices());
  const { gameList } = catalogueApi.endpoints;
  const { currentData, isUninitialized } = gameList.useQueryState(args);
  const [isFirst] = useState(isUninitialized);
  gameList.useQuerySubscription(args, { skip: !isFirst });
  return currentData?.games ?? [];
}
