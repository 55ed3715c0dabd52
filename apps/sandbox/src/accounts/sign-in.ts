import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema/accounts';
import { addressLimit } from './address-limit';
import { countAttempt, forgiveAttempt } from './attempt-limit';
import { createGate } from './gate';
import { isPassword, nobodysHash } from './password';
import { issueToken } from './token';

/** What a sign-in came to. `refused` does not say whether name or password was wrong. */
export type SignIn =
  | {
      readonly kind: 'signed-in';
      readonly userId: string;
      readonly username: string;
      readonly token: string;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-many' };

/** A try to sign in to a game product. */
export interface Credentials {
  readonly brand: string;
  readonly gpId: string;
  readonly username: string;
  readonly password: string;
  /** The address it came from. */
  readonly address: string;
}

const quarterHour = 15 * 60 * 1000;
const perAccount = 10;
const hashesAtOnce = 4;
const mostWaiting = 500;

const gate = createGate(hashesAtOnce, mostWaiting);

function accountSubject({ brand, username }: Credentials): string {
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return `account:${brand}:${name}`;
}

/**
 * Signs a player in. Limited by failures: 10 in 15 minutes for an account, 30 in a minute for an
 * address. A success does not count, so a player who knows the password is never locked out by it.
 */
export async function signIn(
  database: Database,
  credentials: Credentials,
  now: Date,
): Promise<SignIn> {
  const limits = [
    { subject: accountSubject(credentials), most: perAccount, within: quarterHour },
    addressLimit(credentials.address),
  ];
  const attempt = await countAttempt(database, limits, now);
  if (attempt === null) return { kind: 'too-many' };

  const { brand, gpId, username, password } = credentials;
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.brand, brand), eq(users.username, username)));
  const isRight = await gate.run(async () =>
    isPassword(password, user?.passwordHash ?? nobodysHash),
  );
  if (isRight === null) return { kind: 'too-many' };
  if (!isRight || user === undefined) return { kind: 'refused' };

  await forgiveAttempt(database, attempt);
  const token = await issueToken(database, { id: user.id, gpId }, now);
  return { kind: 'signed-in', userId: user.id, username: user.username, token };
}
