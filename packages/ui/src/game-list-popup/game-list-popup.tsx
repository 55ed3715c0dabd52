import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { GamepadIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { Sheet } from '../sheet';
import type { GameListPopupProps } from './game-list-popup-props';
import { GamePicker } from './game-picker';

/** Chooses a game, or a sub-game below its head (spec §2). */
export function GameListPopup({
  open,
  onOpenChange,
  list,
  chosen,
  onChoose,
}: GameListPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet onOpenChange={onOpenChange} open={open} title={t('game.title')}>
      <ListView
        empty={<Notice icon={<GamepadIcon size={28} />} title={t('game.empty')} />}
        list={list}
        rows={6}
      >
        {(games) => <GamePicker chosen={chosen} games={games} onChoose={onChoose} />}
      </ListView>
    </Sheet>
  );
}
