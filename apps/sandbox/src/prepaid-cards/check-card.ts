import { type PrepaidCard, Code } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { attemptUnderLimits, recordFailure } from '../accounts/attempt-limit';
import { networkOf } from '../accounts/sign-in-limits';
import { type Refusal, refuse, refuseForNow } from '../api/outcome';
import type { StoredGame } from '../catalogue/find-game';
import type { Database, Executor } from '../database/database';
import { prepaidCards } from '../database/schema/prepaid-cards';
import { hashCardNumber, isCardPassword } from './card-hash';

/** A prepaid card as it is stored. */
export type StoredCard = typeof prepaidCards.$inferSelect;

/** The card of a number and its password, used or not; null where they are no card for the game. */
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

/** A card whose password was right, used or not, or the refusal. */
export type PrepaidCardCheck =
  | { readonly kind: 'right'; readonly card: StoredCard }
  | { readonly kind: 'refused'; readonly outcome: Refusal };

/** Who tries a card, where and when. */
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
 * Looks a card up for a player. Wrong number, wrong password and another game's card are all -3080,
 * as a used one is, so that nobody learns which cards there are. After five wrong ones a player has
 * to wait ten minutes: those tries were their own. An address may be shared by many players, so
 * after thirty in ten minutes it is only slowed down. Meanwhile it is -4290 whatever the card.
 * Whether the card is used is left to the caller: an intent that is tried again may have used it
 * itself.
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
