import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { begunSignIns } from '../../database/schema/third-party';
import { hashToken } from '../token';

const tenMinutes = 10 * 60 * 1000;

/** A sign-in that was begun with a request token, as long as it can be ended. */
export interface BegunSignIn {
  readonly brand: string;
  readonly token: string;
  /** Known to us and the provider alone. */
  readonly tokenSecret: string;
}

/** Keeps our half of a sign-in until its player comes back. */
export async function keepBegunSignIn(
  database: Executor,
  { brand, token, tokenSecret }: BegunSignIn,
  now: Date,
): Promise<void> {
  const row = { hash: hashToken(token), brand, tokenSecret, begunAt: now };
  await database.insert(begunSignIns).values(row);
}

/** The secret of a request token that this brand began a sign-in with; null for any other. */
export async function findTokenSecret(
  database: Executor,
  { brand, token }: Pick<BegunSignIn, 'brand' | 'token'>,
  now: Date,
): Promise<string | null> {
  const [found] = await database
    .select({ tokenSecret: begunSignIns.tokenSecret })
    .from(begunSignIns)
    .where(
      and(
        eq(begunSignIns.hash, hashToken(token)),
        eq(begunSignIns.brand, brand),
        gt(begunSignIns.begunAt, new Date(now.getTime() - tenMinutes)),
      ),
    );
  return found?.tokenSecret ?? null;
}
