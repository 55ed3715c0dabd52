import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { accessTokens } from '../database/schema/sign-in-providers';
import { accessLife, bornBefore } from './lifetimes';
import { hashSecret, newSecret } from './secret';

/** An access token as the provider keeps it. */
export type StoredAccessToken = typeof accessTokens.$inferSelect;

/** Makes an access token for an app; it is good for an hour. */
export async function issueAccessToken(
  database: Executor,
  owner: Pick<StoredAccessToken, 'provider' | 'appId' | 'subject'>,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await database.insert(accessTokens).values({ hash: hashSecret(token), ...owner, madeAt: now });
  return token;
}

/** A token of this provider that has not run out, whichever app it was made for; else null. */
export async function findAccessToken(
  database: Executor,
  provider: string,
  token: string,
  now: Date,
): Promise<StoredAccessToken | null> {
  const [found] = await database
    .select()
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.hash, hashSecret(token)),
        eq(accessTokens.provider, provider),
        gt(accessTokens.madeAt, bornBefore(now, accessLife)),
      ),
    );
  return found ?? null;
}
