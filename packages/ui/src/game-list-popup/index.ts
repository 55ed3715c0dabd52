export type { GameListPopupProps, GameOption, SubGameOption } from './game-list-popup-props';
