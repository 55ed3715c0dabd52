import { type ParamsOf, type calls, toMajor } from '@shop/contract';
import { and, asc, eq, gt, min } from 'drizzle-orm';
import { type OutcomeOf, type WireContentOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { games, goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';
import type { StoredGame } from './find-game';
import { imageAddress } from './images';

type ListedGame = WireContentOf<typeof calls.gameList>['games'][number];

/** A game with its lowest price; null if it sells nothing for money, as the head of a group. */
interface PricedGame {
  readonly game: StoredGame;
  readonly lowestMinor: number | null;
}

function namesOf(game: StoredGame, ownOrigin: string) {
  return {
    client_id: game.clientId,
    gp_id: game.gpId,
    name: game.name,
    logo: imageAddress(ownOrigin, `games/${game.slug}`),
  };
}

/** Returns the lowest price of a game and its sub-games; nothing where they are sold in several currencies. */
function lowestPrice(
  family: readonly PricedGame[],
): Pick<ListedGame, 'from_price' | 'from_currency'> {
  const priced = family.flatMap(({ game, lowestMinor }) =>
    lowestMinor === null ? [] : { currency: game.currency, minor: lowestMinor },
  );
  const [first] = priced;
  if (first === undefined || priced.some(({ currency }) => currency !== first.currency))
    return { from_price: null, from_currency: '' };
  const lowest = Math.min(...priced.map(({ minor }) => minor));
  return { from_price: toMajor(lowest, first.currency), from_currency: first.currency };
}

function listed(
  priced: PricedGame,
  all: readonly PricedGame[],
  selected: string,
  ownOrigin: string,
): ListedGame {
  const { game } = priced;
  const subGames = all.filter((other) => other.game.headClientId === game.clientId);
  const family = [priced, ...subGames];
  const isSelected = family.some((one) => one.game.clientId === selected);
  return {
    ...namesOf(game, ownOrigin),
    is_select_game: isSelected ? 1 : 0,
    sub_game: Object.fromEntries(
      subGames.map((sub) => [sub.game.clientId, namesOf(sub.game, ownOrigin)]),
    ),
    terms: game.terms,
    privacy: game.privacy,
    clientIdMap: { android: game.clientId, ios: game.clientId, web: game.clientId },
    area: game.domainArea,
    banner: imageAddress(ownOrigin, `art/${game.slug}`),
    ...lowestPrice(family),
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
  // Goods for a prepaid card have no price of their own.
  const lowest = database
    .select({
      clientId: goods.clientId,
      currency: goods.currency,
      minor: min(goods.priceMinor).as('minor'),
    })
    .from(goods)
    .where(gt(goods.priceMinor, 0))
    .groupBy(goods.clientId, goods.currency)
    .as('lowest');
  const all = await database
    .select({ game: games, lowestMinor: lowest.minor })
    .from(games)
    .leftJoin(lowest, and(eq(lowest.clientId, games.clientId), eq(lowest.currency, games.currency)))
    .where(key === undefined ? inArea : and(inArea, eq(games.brand, key)))
    .orderBy(asc(games.sort));
  const top = all.filter(({ game }) => game.headClientId === null);
  const selected = params.client_id ?? '';
  return answer({ games: top.map((one) => listed(one, all, selected, ownOrigin)) });
}
