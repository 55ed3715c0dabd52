import { searchKey } from '@shop/i18n';
import type { GameOption } from './game-choice';

/**
 * The games whose name contains what was typed. A head whose own name matches keeps all its
 * sub-games, otherwise those that match.
 */
export function findGames(games: readonly GameOption[], typed: string): readonly GameOption[] {
  const wanted = searchKey(typed);
  if (wanted === '') return games;
  const matches = ({ name }: { name: string }): boolean => searchKey(name).includes(wanted);
  return games.flatMap((game) => {
    if (matches(game)) return [game];
    const subGames = game.subGames.filter(matches);
    return subGames.length > 0 ? [{ ...game, subGames }] : [];
  });
}
