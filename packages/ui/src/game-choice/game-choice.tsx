import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { GamepadIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { Notice } from '../notice';
import { GamePicker } from './game-picker';

/** A game that can be chosen. */
export interface SubGameOption {
  /** `client_id` of the game. */
  id: string;
  name: string;
  /** Address of the logo; may be empty. */
  icon: string;
}

/** A game, or the head of a group of sub-games; a head opens and closes and is not chosen itself. */
export interface GameOption extends SubGameOption {
  subGames: readonly SubGameOption[];
}

/** Props of {@link GameChoice}. */
export interface GameChoiceProps {
  list: ListState<GameOption>;
  /** Id of the chosen game or sub-game. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Chooses a game, or a sub-game below its head (spec §2). The old version has it on a page. */
export function GameChoice({ list, chosen, onChoose }: GameChoiceProps): ReactElement {
  const t = useTranslate();
  return (
    <ListView
      empty={<Notice icon={<GamepadIcon size={28} />} title={t('game.empty')} />}
      failed="game.loadFailed"
      list={list}
      rows={6}
    >
      {(games) => <GamePicker chosen={chosen} games={games} onChoose={onChoose} />}
    </ListView>
  );
}
