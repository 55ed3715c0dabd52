export { GameListPopup, type GameListPopupProps } from './game-list-popup';
