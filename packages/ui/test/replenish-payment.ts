import { pictures } from './story-pictures';

/** A payment for another player. */
export const replenishPayment = {
  userName: 'Kni***ry',
  gameName: 'Starfall Saga',
  gameIcon: pictures.game,
  amount: '$24.99',
} as const;
