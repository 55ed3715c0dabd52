import { type PrepaidCard, Code } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { attemptUnderLimits, recordFailure } from '../accounts/attempt-limit';
import { networkOf } from '../accounts/sign-in-limits';
import { type RefusedOutcome, refuse, refuseForNow } from '../api/outcome';
import type { StoredGame } from '../catalogue/find-game';
import type { Database, Executor } from '../database/database';
import { prepaidCards } from '../database/schema/prepaid-cards';
import { hashCardNumber, isCardPassword } from './card-hash';

/** A stored prepaid card. */
export type StoredCard = typeof prepaidCards.$inferSelect;

/** Finds a card by number and password, used or not; null if none matches or it is for another game. */
async function findCard(
  database: Executor,
  { number, password }: PrepaidCard,
  { brand, gpId }: Pick<StoredGame, 'brand' | 'gpId'>,
): Promise<StoredCard | null> {
  const [card] = await database
    .select()
    .from(prepaidCards)
    .where(and(eq(prepaidCards.numberHash, hashCardNumber(number)), eq(prepaidCards.brand, brand)));
  const isRight = card !== undefined && card.gpIds.includes(gpId) && isCardPassword(password, card);
  return isRight ? card : null;
}

/** A card whose password is right, used or not, or the refusal. */
export type PrepaidCardCheck =
  | { readonly kind: 'right'; readonly card: StoredCard }
  | { readonly kind: 'refused'; readonly outcome: RefusedOutcome };

/** The player, address, game and time of an attempt. */
export interface CardTry {
  readonly userId: string;
  readonly address: string;
  readonly game: StoredGame;
  readonly now: Date;
}

const tenMinutesMs = 10 * 60 * 1000;
const ofPlayer = { maxFreeFailures: 5, firstPauseMs: tenMinutesMs, maxPauseMs: tenMinutesMs };
const ofAddress = { maxFreeFailures: 30, firstPauseMs: 1000, maxPauseMs: 60 * 1000 };

/**
 * Finds a card for a player. A wrong number, a wrong password and another game's card are all -3080,
 * like a used card, so that the answer does not reveal which cards exist. After five wrong cards a
 * player has to wait ten minutes. An address can be shared by many players, so after thirty wrong
 * cards in ten minutes it is only slowed down. During a pause every card is -4290.
 * The caller checks whether the card is used: a repeated intent may have used it itself.
 */
export async function checkPrepaidCard(
  database: Database,
  typed: PrepaidCard,
  { userId, address, game, now }: CardTry,
): Promise<PrepaidCardCheck> {
  const limits = [
    { ...ofPlayer, subject: `card-player:${userId}`, windowMs: tenMinutesMs },
    { ...ofAddress, subject: `card-address:${networkOf(address)}`, windowMs: tenMinutesMs },
  ];
  const check = await attemptUnderLimits(
    database,
    limits,
    now,
    async (transaction): Promise<PrepaidCardCheck> => {
      const card = await findCard(transaction, typed, game);
      if (card !== null) return { kind: 'right', card };
      await recordFailure(transaction, limits, now);
      return { kind: 'refused', outcome: refuse(Code.cardRefused) };
    },
  );
  if (check.kind !== 'too-many') return check;
  return { kind: 'refused', outcome: refuseForNow(check.pauseMs) };
}
