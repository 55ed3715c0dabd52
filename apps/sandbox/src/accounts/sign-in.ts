import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { knownAddresses, users } from '../database/schema/accounts';
import type { Services } from '../hosts/services';
import {
  type TooMany,
  forgetFailures,
  attemptUnderLimits,
  recordFailure,
  pauseLeft,
  tooBusy,
} from './attempt-limit';
import { type AttemptedAccount, signInLimits } from './sign-in-limits';
import { issueToken } from './token';

const knownAddressLifeMs = 90 * 24 * 60 * 60 * 1000;

/** Reports whether the account signed in from the address within 90 days; `pair` names both. */
async function isKnownAddress(database: Executor, pair: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - knownAddressLifeMs);
  const [found] = await database
    .select({ usedAt: knownAddresses.usedAt })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.pair, pair), gt(knownAddresses.usedAt, since)));
  return found !== undefined;
}

/** Records that the account signed in from the address. */
async function rememberAddress(database: Executor, pair: string, now: Date): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ pair, usedAt: now })
    .onConflictDoUpdate({ target: knownAddresses.pair, set: { usedAt: now } });
}

/** The result of a sign-in. `refused` does not reveal whether name or password was wrong. */
export type SignIn =
  | {
      readonly kind: 'signed-in';
      readonly userId: string;
      readonly username: string;
      readonly token: string;
    }
  | { readonly kind: 'refused' }
  | TooMany;

/** An attempt to sign in to a game product. */
export interface Credentials extends AttemptedAccount {
  readonly gpId: string;
  readonly password: string;
}

/** The services that a sign-in uses. */
export type SignInServices = Pick<Services, 'database' | 'clock' | 'passwordChecks'>;

/**
 * Hashes the password before the limits are locked, so that no connection is held meanwhile. If a
 * pause applies, the password is not hashed at all: guesses beyond the limits must not slow down
 * other players.
 */
async function attempt(
  { database, clock, passwordChecks }: SignInServices,
  credentials: Credentials,
): Promise<SignIn> {
  const { brand, gpId, username, password } = credentials;
  const { pair, account, address } = signInLimits(credentials);
  const isKnown = await isKnownAddress(database, pair.subject, clock.now());
  const limits = isKnown ? [pair] : [pair, account, address];
  const pauseMs = await pauseLeft(database, limits, clock.now());
  if (pauseMs > 0) return { kind: 'too-many', pauseMs };

  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.brand, brand), eq(users.username, username)));
  const isRight = await passwordChecks.isRight(
    password,
    user?.passwordHash ?? passwordChecks.dummyHash,
  );

  const now = clock.now();
  return attemptUnderLimits(database, limits, now, async (transaction): Promise<SignIn> => {
    if (!isRight || user === undefined) {
      await recordFailure(transaction, limits, now);
      return { kind: 'refused' };
    }
    await forgetFailures(transaction, pair.subject);
    await rememberAddress(transaction, pair.subject, now);
    const token = await issueToken(transaction, { id: user.id, gpId }, now);
    return { kind: 'signed-in', userId: user.id, username: user.username, token };
  });
}

/**
 * Signs a player in. Wrong passwords delay further attempts for the account from this address, for
 * the account, and for the address. An address from which the player has signed in before is delayed
 * by its own failures alone (docs/adr/0023).
 */
export async function signIn(services: SignInServices, credentials: Credentials): Promise<SignIn> {
  const { semaphore } = services.passwordChecks;
  const result = await semaphore.run(async () => attempt(services, credentials));
  return result ?? tooBusy;
}
