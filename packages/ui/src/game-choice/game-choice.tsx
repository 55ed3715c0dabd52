import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { GamepadIcon } from '../icon';
import { type ListState, type ListViewProps, ListView } from '../list-state';
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
  /** Address of a wide picture, 16:9; empty if there is none. */
  banner?: string | undefined;
  /** What its cheapest goods cost, as it is read: "from $0.99"; empty if that is not known. */
  from?: string | undefined;
  subGames: readonly SubGameOption[];
}

/** Props of {@link GameChoice}. */
export interface GameChoiceProps {
  list: ListState<GameOption>;
  /** Id of the chosen game or sub-game. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Chooses a game, or a sub-game below its head (spec §2), from rows. The old version has {@link GameCards}. */
export function GameChoice({ list, chosen, onChoose }: GameChoiceProps): ReactElement {
  return (
    <GameListView list={list}>
      {(games) => <GamePicker chosen={chosen} games={games} onChoose={onChoose} />}
    </GameListView>
  );
}

/** Props of {@link GameListView}. */
type GameListViewProps = Pick<ListViewProps<GameOption>, 'list' | 'placeholders' | 'children'>;

/** The games, or why there are none. */
export function GameListView(props: GameListViewProps): ReactElement {
  const t = useTranslate();
  return (
    <ListView
      {...props}
      empty={<Notice icon={<GamepadIcon size={28} />} title={t('game.empty')} />}
      failed="game.loadFailed"
      rows={6}
    />
  );
}
