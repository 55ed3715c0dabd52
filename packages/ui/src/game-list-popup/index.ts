export { GameListPopup } from './game-list-popup';
export type { GameListPopupProps, GameOption, SubGameOption } from './game-list-popup-props';
