import { useGameListQuery } from '@shop/api-client';
import type { Game } from '@shop/contract';
import { gameListArgs } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import type { ListQuery } from './use-list-state';

/** Queries the games on offer. */
export function useGameList(): ListQuery<{ readonly games: readonly Game[] }> {
  return useGameListQuery(gameListArgs(useServices()));
}
