import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AttemptLimit } from './attempt-limit';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** An account name as it was typed, whether it exists or not, and the address it was typed from. */
export interface AttemptedAccount {
  readonly brand: string;
  readonly username: string;
  readonly address: string;
}

/** The limits that slow down password guessing. */
export interface SignInLimits {
  /** One account from one address; the only limit when the player has signed in from there before. */
  readonly pair: AttemptLimit;
  /** One account from all addresses. Its pause stays short, since an attacker can impose it on the player. */
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
}

const [allGroups, networkGroups] = [8, 4];

/**
 * Returns the network of an address: all addresses that its owner can freely choose from. For a public
 * IPv6 address that is its first half. An IPv4-mapped IPv6 address is treated as the IPv4 address.
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

/** Limits all attempts from one address, whatever the account or method. */
export function addressLimit(address: string): AttemptLimit {
  return {
    subject: `address:${networkOf(address)}`,
    maxFreeFailures: 30,
    windowMs: minuteMs,
    firstPauseMs: secondMs,
    maxPauseMs: 8 * secondMs,
  };
}

/** Returns the limits of a sign-in by password. Names are compared exactly, letter case included. */
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
