import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Semaphore, createSemaphore } from '../hosts/semaphore';

/** How much work a hash takes: the parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and three passes: about 150 ms on a small machine. */
export const fullCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** About 5 ms, for tests that sign in hundreds of players. A stolen database would not withstand guessing. */
export const testCost: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

const maxMemory = 64 * 1024 * 1024;
const keyLength = 32;
const saltLength = 16;

function schemeOf({ N, r, p }: PasswordCost): string {
  return ['scrypt', N, r, p].join('-');
}

/** Returns the cost that a stored hash names; null if it is of another kind. */
function costOf(scheme: string): PasswordCost | null {
  const [, N, r, p] = /^scrypt-(\d+)-(\d+)-(\d+)$/.exec(scheme) ?? [];
  return N === undefined ? null : { N: Number(N), r: Number(r), p: Number(p) };
}

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { ...cost, maxmem: maxMemory };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Returns a password as it is stored: scheme, salt and key in base64url, separated by `$`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(password, salt, cost);
  return [schemeOf(cost), salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Reports whether the password matches a stored hash, in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme = '', salt, key] = stored.split('$');
  const cost = costOf(scheme);
  if (cost === null || salt === undefined || key === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(key, 'base64url');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Returns a hash that no password matches. */
export function dummyPasswordHash(cost: PasswordCost): string {
  return [schemeOf(cost), 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');
}

/** How passwords are checked, and how many of them at once. */
export interface PasswordChecks {
  readonly semaphore: Semaphore;
  /** Reports whether a password matches a stored hash. */
  isRight(password: string, stored: string): Promise<boolean>;
  /**
   * Checked when the account does not exist, so that the response time does not reveal which names are
   * taken.
   */
  readonly dummyHash: string;
}

/** The resources of the process. */
export interface Machine {
  readonly cores: number;
  /** Threads of Node's pool, which also reads the files that are served. */
  readonly poolThreads: number;
}

/** The shop gives up after ten seconds, of which the check itself takes some. */
const waitLimits = { maxWaiting: 500, maxWaitMs: 6_000 } as const;

/**
 * Returns how many passwords may be hashed at once. Each keeps a thread and a core busy for more than
 * a tenth of a second. Half of the threads are reserved for reading files. No core is reserved: the
 * system shares them fairly, and on two cores pages then take only a few milliseconds longer while
 * twice as many players sign in.
 */
export function maxHashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(poolThreads / 2)));
}

/** Creates the password checks of a process; `cost` is that of the stored hashes. */
export function createPasswordChecks(machine: Machine, cost: PasswordCost): PasswordChecks {
  return {
    semaphore: createSemaphore({ maxConcurrent: maxHashesAtOnce(machine), ...waitLimits }),
    isRight: isPassword,
    dummyHash: dummyPasswordHash(cost),
  };
}
