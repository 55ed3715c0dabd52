import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Semaphore, createSemaphore } from './semaphore';

/** scrypt at 32 MiB and three passes: about 150 ms on a small machine. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const keyLength = 32;
const saltLength = 16;
const scheme = 'scrypt-32768-8-3';

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Returns a password as it is stored: scheme, salt and key in base64url, separated by `$`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(password, salt);
  return [scheme, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Reports whether the password matches a stored hash, in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [name, salt, key] = stored.split('$');
  if (name !== scheme || salt === undefined || key === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/**
 * Checked when the account does not exist, so that the response time does not reveal which names are
 * taken. No password matches it.
 */
export const dummyPasswordHash = [scheme, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/** How passwords are checked, and how many of them at once. */
export interface PasswordChecks {
  readonly semaphore: Semaphore;
  /** Reports whether a password matches a stored hash. */
  isRight(password: string, stored: string): Promise<boolean>;
}

/** The resources of the process. */
export interface Machine {
  readonly cores: number;
  /** Threads of Node's pool, which also reads the files that are served. */
  readonly poolThreads: number;
}

const maxWaiting = 500;

/**
 * Returns how many passwords may be hashed at once. Each keeps a thread and a core busy for more than
 * a tenth of a second. Half of the threads are reserved for reading files. No core is reserved: the
 * system shares them fairly, and on two cores pages then take only a few milliseconds longer while
 * twice as many players sign in.
 */
export function maxHashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(poolThreads / 2)));
}

/** Creates the password checks of a process. */
export function createPasswordChecks(machine: Machine): PasswordChecks {
  return { semaphore: createSemaphore(maxHashesAtOnce(machine), maxWaiting), isRight: isPassword };
}
