import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { requestTokens } from '../database/schema/sign-in-providers';
import { oldestValid, hashSecret, newSecret, codeLifeMs } from './secret';

/** A request token as the provider stores it. */
export type StoredRequestToken = typeof requestTokens.$inferSelect;

function isFresh(token: string, now: Date) {
  return and(
    eq(requestTokens.hash, hashSecret(token)),
    gt(requestTokens.madeAt, oldestValid(now, codeLifeMs)),
  );
}

/** A token for one sign-in within ten minutes, and its secret. */
export interface RequestToken {
  readonly token: string;
  readonly secret: string;
}

/** Issues a request token (RFC 5849 §2.1). */
export async function issueRequestToken(
  database: Executor,
  { appId, callback }: { readonly appId: string; readonly callback: string },
  now: Date,
): Promise<RequestToken> {
  const made = { token: newSecret(), secret: newSecret() };
  await database.insert(requestTokens).values({
    hash: hashSecret(made.token),
    provider: 'twitter',
    appId,
    callback,
    secretHash: hashSecret(made.secret),
    state: 'new',
    subject: '',
    verifierHash: '',
    madeAt: now,
  });
  return made;
}

/** Finds a token that is still undecided, or null. */
export async function findRequestToken(
  database: Executor,
  token: string,
  now: Date,
): Promise<StoredRequestToken | null> {
  const [found] = await database
    .select()
    .from(requestTokens)
    .where(and(isFresh(token, now), eq(requestTokens.state, 'new')));
  return found ?? null;
}

/**
 * Records the decision of the user, once.
 *
 * @param subject The user who agreed; null if they declined.
 * @returns The verifier for the shop (RFC 5849 §2.2), empty if declined; null if already decided.
 */
export async function decideRequestToken(
  database: Executor,
  token: string,
  subject: string | null,
  now: Date,
): Promise<string | null> {
  const verifier = subject === null ? '' : newSecret();
  const decided = await database
    .update(requestTokens)
    .set({
      state: subject === null ? 'denied' : 'granted',
      subject: subject ?? '',
      verifierHash: hashSecret(verifier),
    })
    .where(and(isFresh(token, now), eq(requestTokens.state, 'new')))
    .returning({ hash: requestTokens.hash });
  return decided.length === 0 ? null : verifier;
}

/** The parameters with which a request token is exchanged. */
export interface RequestTokenUse extends RequestToken {
  readonly appId: string;
  readonly verifier: string;
}

/** Consumes a granted token if all parameters match; returns its user, or null. */
export async function consumeRequestToken(
  database: Executor,
  { token, secret, appId, verifier }: RequestTokenUse,
  now: Date,
): Promise<string | null> {
  const [used] = await database
    .update(requestTokens)
    .set({ state: 'used' })
    .where(
      and(
        isFresh(token, now),
        eq(requestTokens.state, 'granted'),
        eq(requestTokens.appId, appId),
        eq(requestTokens.secretHash, hashSecret(secret)),
        eq(requestTokens.verifierHash, hashSecret(verifier)),
      ),
    )
    .returning({ subject: requestTokens.subject });
  return used?.subject ?? null;
}
