import type {
  DomainArea,
  ParamsOf,
  Platform,
  gameList,
  goodsList,
  replenishmentGameList,
  roleList,
} from '@shop/contract';
import type { PageQuery } from '../entry';
import type { Selection } from './selection';

// The calls of the first screen are started before the shop's code arrives. It finds them by their
// address, so both ends take the parameters, and their order, from here.

/** Returns the arguments of the game list of a visit. */
export function gameListArgs({
  area,
  platform,
  query,
}: {
  readonly area: DomainArea;
  readonly platform: Platform;
  readonly query: Pick<PageQuery, 'clientId'>;
}): ParamsOf<typeof gameList> {
  return {
    domain_area: area,
    platform,
    ...(query.clientId === null ? {} : { client_id: query.clientId }),
  };
}

/** Returns the arguments of a game's goods, and of its page config. */
export function gameArgs(clientId: string, area: DomainArea): ParamsOf<typeof goodsList> {
  return { client_id: clientId, domain_area: area };
}

/** Returns the arguments of the role list of the chosen server; null while a choice is missing. */
export function roleListArgs(
  { game, server, area }: Selection,
  isSignedIn: boolean,
): ParamsOf<typeof roleList> | null {
  if (game === null || server === null || !isSignedIn) return null;
  return {
    client_id: game.clientId,
    server_id: server.value,
    ...(area === null ? {} : { area_id: area.value }),
  };
}

/** Returns the arguments of the list of games in which a payment for another player is possible. */
export function replenishGamesArgs({
  area,
  platform,
  query,
}: {
  readonly area: DomainArea;
  readonly platform: Platform;
  readonly query: Pick<PageQuery, 'replenishId' | 'replenishClientId'>;
}): ParamsOf<typeof replenishmentGameList> {
  const { replenishId, replenishClientId } = query;
  const client = replenishId === null ? replenishClientId : null;
  return { domain_area: area, platform, ...(client === null ? {} : { client_id: client }) };
}
