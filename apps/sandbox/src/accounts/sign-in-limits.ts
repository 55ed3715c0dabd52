import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AttemptLimit } from './attempt-limit';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** An account as it was typed, whether it exists or not, and the address it was typed at. */
export interface AttemptedAccount {
  readonly brand: string;
  readonly username: string;
  readonly address: string;
}

/** What slows down guesses of a password. */
export interface SignInLimits {
  /** One account from one address; it alone counts where that address is known to be the player's. */
  readonly pair: AttemptLimit;
  /** One account from everywhere. Its pause stays short: a stranger can make the player wait for it. */
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
}

const [allGroups, networkGroups] = [8, 4];

/**
 * What an address shares with all others that its owner can choose from at will: of an IPv6 address
 * the first half. An IPv4 address that was written as one of IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const isPublic = isIPv6(address) && /^[23]/.test(address);
  if (!isPublic) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head.split(':'), tail?.split(':') ?? []];
  const zeros = Array.from({ length: allGroups - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after];
  return groups.slice(0, networkGroups).join(':');
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Guesses from one address, whatever it tries to sign in to and with. */
export function addressLimit(address: string): AttemptLimit {
  return {
    subject: `address:${networkOf(address)}`,
    maxFreeFailures: 30,
    windowMs: minuteMs,
    firstPauseMs: secondMs,
    maxPauseMs: 8 * secondMs,
  };
}

/** The limits of a sign-in by password. Letter by letter another name is another account. */
export function signInLimits({ brand, username, address }: AttemptedAccount): SignInLimits {
  return {
    pair: {
      subject: `pair:${hashOf(brand, username, networkOf(address))}`,
      maxFreeFailures: 5,
      windowMs: 15 * minuteMs,
      firstPauseMs: secondMs,
      maxPauseMs: minuteMs,
    },
    account: {
      subject: `account:${hashOf(brand, username)}`,
      maxFreeFailures: 10,
      windowMs: 15 * minuteMs,
      firstPauseMs: secondMs,
      maxPauseMs: 8 * secondMs,
    },
    address: addressLimit(address),
  };
}
