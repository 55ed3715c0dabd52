import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken } from '../accounts/token';
import type { Database } from '../database/database';
import { users } from '../database/schema/accounts';
import { realNameLinks } from '../database/schema/real-name';

const linkLifeMs = 30 * 60 * 1000;
const keyLength = 32;

function isOpen(key: string, now: Date) {
  return and(
    eq(realNameLinks.hash, hashToken(key)),
    isNull(realNameLinks.usedAt),
    gt(realNameLinks.madeAt, new Date(now.getTime() - linkLifeMs)),
  );
}

/** Creates the key of a link to the real-name page, for one player and one use. */
export async function makeProofKey(database: Database, userId: string, now: Date): Promise<string> {
  const key = randomBytes(keyLength).toString('base64url');
  await database.insert(realNameLinks).values({ hash: hashToken(key), userId, madeAt: now });
  return key;
}

/** Reports whether a key is valid: for half an hour, until it is used. */
export async function isProofKey(database: Database, key: string, now: Date): Promise<boolean> {
  const found = await database.select().from(realNameLinks).where(isOpen(key, now));
  return found.length > 0;
}

/** Records that the player of a link has proved a real name; false if the key is not valid. */
export async function proveByKey(database: Database, key: string, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [used] = await transaction
      .update(realNameLinks)
      .set({ usedAt: now })
      .where(isOpen(key, now))
      .returning({ userId: realNameLinks.userId });
    if (used === undefined) return false;
    await transaction
      .update(users)
      .set({ isRealNameVerified: true })
      .where(eq(users.id, used.userId));
    return true;
  });
}
