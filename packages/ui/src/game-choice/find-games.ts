import type { GameOption } from './game-choice';

/**
 * The games whose name contains what was typed. A head whose own name matches keeps all its
 * sub-games, otherwise those that match.
 */
export function findGames(games: readonly GameOption[], typed: string): readonly GameOption[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return games;
  const matches = ({ name }: { name: string }): boolean => name.toLowerCase().includes(wanted);
  return games.flatMap((game) => {
    if (matches(game)) return [game];
    const subGames = game.subGames.filter(matches);
    return subGames.length > 0 ? [{ ...game, subGames }] : [];
  });
}
