import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { gameWith, selectSelection, useGameList } from '../selection';

/** The legal links of a game (spec §3); empty where the brand's apply. */
export interface GameLinks {
  readonly terms: string;
  readonly privacy: string;
}

const none: GameLinks = { terms: '', privacy: '' };

/**
 * Reports the legal links of the chosen game as it is listed, or of the head of the chosen sub-game, and
 * again when they change.
 */
export function useGameLinks(onLinks: (links: GameLinks) => void): void {
  const { currentData } = useGameList();
  const { game } = useSelector(selectSelection);
  const listed = game === null ? undefined : gameWith(currentData?.games ?? [], game.clientId);
  useEffect(() => {
    onLinks(listed ?? none);
  }, [listed, onLinks]);
}
