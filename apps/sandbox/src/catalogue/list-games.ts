import type { ParamsOf, calls } from '@shop/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type OutcomeOf, type WireContentOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { games } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';
import type { StoredGame } from './find-game';
import { imageAddress } from './images';

type ListedGame = WireContentOf<typeof calls.gameList>['games'][number];

function namesOf(game: StoredGame, ownOrigin: string) {
  return {
    client_id: game.clientId,
    gp_id: game.gpId,
    name: game.name,
    logo: imageAddress(ownOrigin, `games/${game.slug}`),
  };
}

function listed(
  game: StoredGame,
  all: readonly StoredGame[],
  selected: string,
  ownOrigin: string,
): ListedGame {
  const subGames = all.filter((other) => other.headClientId === game.clientId);
  const isSelected = [game, ...subGames].some((one) => one.clientId === selected);
  return {
    ...namesOf(game, ownOrigin),
    is_select_game: isSelected ? 1 : 0,
    sub_game: Object.fromEntries(subGames.map((sub) => [sub.clientId, namesOf(sub, ownOrigin)])),
    terms: game.terms,
    privacy: game.privacy,
    clientIdMap: { android: game.clientId, ios: game.clientId, web: game.clientId },
    area: game.domainArea,
    banner: imageAddress(ownOrigin, `art/${game.slug}`),
  };
}

/**
 * Lists the games of an area. The brand is that of the calling storefront, else that of
 * `client_id`; without either the games of every brand are listed.
 */
export async function listGames(
  params: ParamsOf<typeof calls.gameList>,
  { brand, ownOrigin }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.gameList>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;

  const key = brand?.key ?? check.game?.brand;
  const inArea = eq(games.domainArea, params.domain_area);
  const all = await database
    .select()
    .from(games)
    .where(key === undefined ? inArea : and(inArea, eq(games.brand, key)))
    .orderBy(asc(games.sort));
  const top = all.filter((game) => game.headClientId === null);
  const selected = params.client_id ?? '';
  return answer({ games: top.map((game) => listed(game, all, selected, ownOrigin)) });
}
