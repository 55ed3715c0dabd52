import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { type GameChoiceProps, GameChoice } from '../game-choice';
import { type PopupProps, Sheet } from '../sheet';

/** Props of {@link GameListPopup}. */
export interface GameListPopupProps extends PopupProps, GameChoiceProps {}

/** The popup to choose a game. */
export function GameListPopup({ open, onOpenChange, ...choice }: GameListPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet height="half" onOpenChange={onOpenChange} open={open} title={t('game.title')}>
      <GameChoice {...choice} />
    </Sheet>
  );
}
