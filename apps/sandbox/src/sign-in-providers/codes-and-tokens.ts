import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { accessTokens, authorizationCodes } from '../database/schema/sign-in-providers';
import type { AuthorizationRequest } from './authorization-request';
import { accessTokenLifeMs, oldestValid, hashSecret, newSecret, codeLifeMs } from './secret';

/** Issues a code for a user who agreed; it can be used once, within ten minutes. */
export async function issueCode(
  database: Executor,
  { provider, app, redirectUri, nonce, challenge }: AuthorizationRequest,
  subject: string,
  now: Date,
): Promise<string> {
  const code = newSecret();
  await database.insert(authorizationCodes).values({
    hash: hashSecret(code),
    provider,
    appId: app.appId,
    subject,
    redirectUri,
    nonce,
    challenge,
    madeAt: now,
  });
  return code;
}

/** The parameters with which a code is redeemed. */
export interface CodeUse {
  readonly provider: string;
  readonly appId: string;
  readonly code: string;
  readonly redirectUri: string;
  /** The code verifier (RFC 7636); empty if there was no challenge. */
  readonly verifier: string;
}

/** Returns the S256 challenge of RFC 7636. */
function challengeOf(verifier: string): string {
  return verifier === '' ? '' : createHash('sha256').update(verifier).digest('base64url');
}

/**
 * Consumes a code if all parameters match. A wrong parameter does not consume it, so that a third
 * party cannot spoil a sign-in.
 *
 * @returns The subject and nonce of the code, or null.
 */
export async function consumeCode(
  database: Executor,
  { provider, appId, code, redirectUri, verifier }: CodeUse,
  now: Date,
): Promise<{ readonly subject: string; readonly nonce: string } | null> {
  const table = authorizationCodes;
  const [used] = await database
    .update(table)
    .set({ usedAt: now })
    .where(
      and(
        eq(table.hash, hashSecret(code)),
        eq(table.provider, provider),
        eq(table.appId, appId),
        eq(table.redirectUri, redirectUri),
        eq(table.challenge, challengeOf(verifier)),
        isNull(table.usedAt),
        gt(table.madeAt, oldestValid(now, codeLifeMs)),
      ),
    )
    .returning({ subject: table.subject, nonce: table.nonce });
  return used ?? null;
}

/** An access token as the provider stores it. */
export type StoredAccessToken = typeof accessTokens.$inferSelect;

/** Issues an access token for an app, valid for an hour. */
export async function issueAccessToken(
  database: Executor,
  owner: Pick<StoredAccessToken, 'provider' | 'appId' | 'subject'>,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await database.insert(accessTokens).values({ hash: hashSecret(token), ...owner, madeAt: now });
  return token;
}

/** Finds a valid token of this provider, issued for any app; null if there is none. */
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
        gt(accessTokens.madeAt, oldestValid(now, accessTokenLifeMs)),
      ),
    );
  return found ?? null;
}
