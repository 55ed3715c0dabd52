export {
  GameListPopup,
  type GameListPopupProps,
  type GameOption,
  type SubGameOption,
} from './game-list-popup';
