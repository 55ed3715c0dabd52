import type { Game } from '@shop/contract';
import { gameWith } from './find-game';

/**
 * Returns the games with the one first that was chosen last on this device, itself or one of its sub-games. Without a
 * choice, or where the area does not have it, they stay in the order of the back end.
 *
 * @param clientId - Of the chosen game; null for a visit without a choice.
 */
export function lastGameFirst(games: readonly Game[], clientId: string | null): readonly Game[] {
  const last = clientId === null ? undefined : gameWith(games, clientId);
  return last === undefined ? games : [last, ...games.filter((game) => game !== last)];
}
