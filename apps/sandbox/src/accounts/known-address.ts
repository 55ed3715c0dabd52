import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { knownAddresses } from '../database/schema/accounts';

const ninetyDaysMs = 90 * 24 * 60 * 60 * 1000;

/** Whether the account was signed in to from the address within 90 days; `pair` names both. */
export async function isKnownAddress(
  database: Executor,
  pair: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ninetyDaysMs);
  const [found] = await database
    .select({ usedAt: knownAddresses.usedAt })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.pair, pair), gt(knownAddresses.usedAt, since)));
  return found !== undefined;
}

/** Remembers that the account was signed in to from the address. */
export async function rememberAddress(database: Executor, pair: string, now: Date): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ pair, usedAt: now })
    .onConflictDoUpdate({ target: knownAddresses.pair, set: { usedAt: now } });
}
