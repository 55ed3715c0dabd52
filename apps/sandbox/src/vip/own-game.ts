import { Code } from '@shop/contract';
import { type RefusedOutcome, refuse } from '../api/outcome';
import type { Player } from '../accounts/find-player';
import { type StoredGame, findPlayedGame } from '../catalogue/find-game';
import type { Executor } from '../database/database';

/** A game with the player who is signed in to its product, or the refusal. */
export type OwnGame =
  | { readonly kind: 'own'; readonly game: StoredGame; readonly player: Player }
  | { readonly kind: 'refused'; readonly outcome: RefusedOutcome };

/**
 * Finds a game and checks that the player's token is of its game product; another one's is -600.
 */
export async function findOwnGame(
  database: Executor,
  clientId: string,
  player: Player | null,
): Promise<OwnGame> {
  const game = await findPlayedGame(database, clientId);
  if (game === null) return { kind: 'refused', outcome: refuse(Code.noGame) };
  if (player?.gpId !== game.gpId) return { kind: 'refused', outcome: refuse(Code.notLoggedIn) };
  return { kind: 'own', game, player };
}
