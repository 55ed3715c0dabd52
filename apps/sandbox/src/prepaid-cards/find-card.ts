import type { PrepaidCard } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import type { Executor } from '../database/database';
import { prepaidCards } from '../database/schema/prepaid-cards';
import { hashNumber, isCardPassword } from './card-hash';

/** A prepaid card as it is stored. */
export type StoredCard = typeof prepaidCards.$inferSelect;

/** The card of a number and its password, used or not; null where they are no card for the game. */
export async function findCard(
  database: Executor,
  { number, password }: PrepaidCard,
  { brand, gpId }: Pick<StoredGame, 'brand' | 'gpId'>,
): Promise<StoredCard | null> {
  const [card] = await database
    .select()
    .from(prepaidCards)
    .where(and(eq(prepaidCards.numberHash, hashNumber(number)), eq(prepaidCards.brand, brand)));
  const isRight = card !== undefined && card.gpIds.includes(gpId) && isCardPassword(password, card);
  return isRight ? card : null;
}
