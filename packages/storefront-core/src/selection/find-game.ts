import type { Game, Platform, SubGame } from '@shop/contract';
import type { ChosenGame } from './selection';

function chosen({ client_id, gp_id, name, logo }: SubGame): ChosenGame {
  return { clientId: client_id, gameProductId: gp_id, gameName: name, logo };
}

/** Returns the `client_id` of a game on a platform; games may differ by it (spec §3, `clientIdMap`). */
export function clientIdOn(platform: Platform, { client_id, clientIdMap }: Game): string {
  const ofPlatform = clientIdMap[platform];
  return ofPlatform === '' ? client_id : ofPlatform;
}

/** Returns what can be chosen of a game: its sub-games if it has any, for then it is only their head. */
function choosable(game: Game, platform: Platform): readonly ChosenGame[] {
  const below = Object.values(game.sub_game);
  if (below.length > 0) return below.map(chosen);
  return [{ ...chosen(game), clientId: clientIdOn(platform, game) }];
}

/** Returns the game or sub-game with this `client_id`; null if the area has none. */
export function findListedGame(
  games: readonly Game[],
  clientId: string,
  platform: Platform,
): ChosenGame | null {
  const all = games.flatMap((game) => choosable(game, platform));
  return all.find((game) => game.clientId === clientId) ?? null;
}

/** Returns the game with this `client_id`, its own, that of a platform or of a sub-game; undefined if there is none. */
export function gameWith(games: readonly Game[], clientId: string): Game | undefined {
  return games.find(({ client_id, clientIdMap, sub_game }) =>
    [
      client_id,
      ...Object.values(clientIdMap),
      ...Object.values(sub_game).map((sub) => sub.client_id),
    ].includes(clientId),
  );
}

/**
 * Returns the game of a link; null if the area has none. The link of a head is to its first sub-game.
 * A link with the id of another platform keeps that id, since its characters belong to it.
 */
export function findLinkedGame(
  games: readonly Game[],
  clientId: string,
  platform: Platform,
): ChosenGame | null {
  const listed = findListedGame(games, clientId, platform);
  if (listed !== null) return listed;
  const game = gameWith(games, clientId);
  if (game === undefined || clientId === '') return null;
  const [sub] = Object.values(game.sub_game);
  return sub === undefined ? { ...chosen(game), clientId } : chosen(sub);
}

/**
 * Returns the game to start with if none was chosen: the one the back end marks, else the first. So
 * the shop opens with goods instead of a question.
 */
export function firstGame(games: readonly Game[], platform: Platform): ChosenGame | null {
  const marked = games.find(({ is_select_game }) => is_select_game);
  const candidates = marked === undefined ? games : [marked];
  return candidates.flatMap((game) => choosable(game, platform))[0] ?? null;
}
