import type { Game, SubGame } from '@shop/contract';
import type { ChosenGame } from './selection';

function chosen({ client_id, gp_id, name, logo }: Game | SubGame): ChosenGame {
  return { clientId: client_id, gameProductId: gp_id, gameName: name, logo };
}

/** Returns the games that can be chosen: a head of sub-games cannot be (spec §1). */
function choosable(games: readonly Game[]): readonly ChosenGame[] {
  return games.flatMap((game) => {
    const below = Object.values(game.sub_game);
    return below.length === 0 ? [chosen(game)] : below.map(chosen);
  });
}

/** Returns the game or sub-game with this `client_id`; null if the area has none. */
export function findListedGame(games: readonly Game[], clientId: string): ChosenGame | null {
  return choosable(games).find((game) => game.clientId === clientId) ?? null;
}

/**
 * Returns the game to start with if none was chosen: the one the back end marks, else the first. So
 * the shop opens with goods instead of a question.
 */
export function firstGame(games: readonly Game[]): ChosenGame | null {
  const marked = games.find(({ is_select_game }) => is_select_game);
  return choosable(marked === undefined ? games : [marked])[0] ?? null;
}
