import type { ListState } from '../list-state';
import type { PopupProps } from '../sheet';

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

/** Props of {@link GameListPopup}. */
export interface GameListPopupProps extends PopupProps {
  list: ListState<GameOption>;
  /** Id of the chosen game or sub-game. */
  chosen: string | null;
  onChoose: (id: string) => void;
}
