import { pictures } from './story-pictures';

/** What somebody pays for another player. */
export const replenishPayment = {
  userName: 'Kni***ry',
  gameName: 'Starfall Saga',
  gameIcon: pictures.game,
  amount: '$24.99',
} as const;
