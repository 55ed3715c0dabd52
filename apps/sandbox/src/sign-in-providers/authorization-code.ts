import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { authorizationCodes } from '../database/schema/sign-in-providers';
import type { AuthorizationRequest } from './authorization-request';
import { bornBefore, shortLife } from './lifetimes';
import { hashSecret, newSecret } from './secret';

/** Makes a code for somebody who agreed; it can be used once, within ten minutes. */
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

/** What is said of a code when it is redeemed. */
export interface CodeUse {
  readonly provider: string;
  readonly appId: string;
  readonly code: string;
  readonly redirectUri: string;
  /** The secret behind the challenge (RFC 7636); empty where there was none. */
  readonly verifier: string;
}

/** S256 of RFC 7636. */
function challengeOf(verifier: string): string {
  return verifier === '' ? '' : createHash('sha256').update(verifier).digest('base64url');
}

/**
 * Uses a code up, if everything said of it is as it was. A wrong word does not use it up: a stranger
 * must not be able to spoil somebody's sign-in.
 *
 * @returns Whose it is, or null.
 */
export async function useCode(
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
        gt(table.madeAt, bornBefore(now, shortLife)),
      ),
    )
    .returning({ subject: table.subject, nonce: table.nonce });
  return used ?? null;
}
