import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGameListQuery } from '@shop/api-client';
import { Code, type Game } from '@shop/contract';
import { useServices } from '../services';
import { gameListArgs } from './catalogue-args';
import type { ListQuery } from './use-list-state';

/** The games on offer. */
export interface GameListQuery extends ListQuery<{ readonly games: readonly Game[] }> {
  /** Whether the link of this visit is to a game that the back end does not have. */
  readonly isLinkUnknown: boolean;
}

/**
 * Queries the games on offer. The back end refuses the list for a link to a game that it does not have,
 * so the list is then requested without the link, or the player could not choose any game.
 */
export function useGameList(): GameListQuery {
  const { area, platform, query } = useServices();
  const linked = useGameListQuery(gameListArgs({ area, platform, query }));
  const { error } = linked;
  const isLinkUnknown = error !== undefined && 'code' in error && error.code === Code.noGame;
  const unlinked = useGameListQuery(isLinkUnknown ? { domain_area: area, platform } : skipToken);
  return { ...(isLinkUnknown ? unlinked : linked), isLinkUnknown };
}
