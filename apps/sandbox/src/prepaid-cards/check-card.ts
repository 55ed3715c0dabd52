import { Code, type PrepaidCard } from '@shop/contract';
import { isLimitReached, noteFailure } from '../accounts/attempt-limit';
import type { StoredGame } from '../catalogue/find-game';
import type { Database } from '../database/database';
import { type StoredCard, findCard } from './find-card';

/** A card whose password was right, used or not, or the code of the refusal. */
export type CardCheck =
  | { readonly kind: 'right'; readonly card: StoredCard }
  | { readonly kind: 'refused'; readonly code: Code };

/** Who tries a card, where and when. */
export interface CardTry {
  readonly userId: string;
  readonly address: string;
  readonly game: StoredGame;
  readonly now: Date;
}

const tenMinutes = 10 * 60 * 1000;
const perPlayer = 5;
const perAddress = 30;

/**
 * Looks a card up for a player. Wrong number, wrong password and another game's card are all -3080,
 * as a used one is, so that nobody learns which cards there are. Wrong ones are limited to 5 in ten
 * minutes for a player and 30 for an address, then it is -4290 whatever the card. Whether the card is
 * used is left to the caller: an intent that is tried again may have used it itself.
 */
export async function checkCard(
  database: Database,
  typed: PrepaidCard,
  { userId, address, game, now }: CardTry,
): Promise<CardCheck> {
  const limits = [
    { subject: `card-player:${userId}`, most: perPlayer, within: tenMinutes },
    { subject: `card-address:${address}`, most: perAddress, within: tenMinutes },
  ];
  return database.transaction(async (transaction) => {
    if (await isLimitReached(transaction, limits, now))
      return { kind: 'refused', code: Code.tooManyRequests };
    const card = await findCard(transaction, typed, game);
    if (card !== null) return { kind: 'right', card };
    await noteFailure(transaction, limits, now);
    return { kind: 'refused', code: Code.cardRefused };
  });
}
