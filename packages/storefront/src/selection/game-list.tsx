import { GameListPopup } from '@shop/ui/game-list-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { ConfirmGame } from './confirm-game';
import { useGameChoice, useNoteGamesShown } from './use-game-choice';

/**
 * The game list popup (spec §2). Another game clears the choices below it, so the player confirms it
 * first (spec §5).
 */
export function GameList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  useNoteGamesShown(open);
  const { choice, confirm } = useGameChoice(() => {
    onOpenChange(false);
  });
  return (
    <>
      <GameListPopup {...choice} open={open} onOpenChange={onOpenChange} />
      <ConfirmGame {...confirm} wanted={open ? confirm.wanted : null} />
    </>
  );
}
