import { useReplenishmentGameListQuery } from '@shop/api-client/replenishment';
import type { Game } from '@shop/contract';
import { replenishGamesArgs } from '@shop/storefront-core/selection';
import { ReplenishCard } from '@shop/ui/replenish-card';
import { Skeleton } from '@shop/ui/skeleton';
import type { ReactElement } from 'react';
import { useMissingContent } from '../connection';
import { useServices } from '../services';
import { useSupportHref } from '../support';

/** Without a link that names a replenishment none is known: how to get one, and for which games. */
export function ReplenishGames({ hasTexts }: { readonly hasTexts: boolean }): ReactElement {
  const query = useReplenishmentGameListQuery(replenishGamesArgs(useServices()));
  const missing = useMissingContent(query);
  const { currentData } = query;
  if (!hasTexts) return <Skeleton blockSize="100vh" />;
  if (currentData === undefined) return <ReplenishCard state={missing} />;
  return <GamesCard games={currentData.games} />;
}

function GamesCard({ games }: { readonly games: readonly Game[] }): ReactElement {
  const supportHref = useSupportHref();
  const shown = games.flatMap(({ sub_game, ...game }) => {
    const below = Object.values(sub_game);
    return (below.length === 0 ? [game] : below).map(({ client_id, name, logo }) => ({
      ...{ key: client_id, name, logo },
    }));
  });
  return <ReplenishCard state={{ kind: 'none', games: shown, supportHref }} />;
}
