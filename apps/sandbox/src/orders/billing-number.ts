import { randomBytes } from 'node:crypto';

const randomLength = 8;
/** 64 bits in base 36 are at most this many characters. */
const randomWidth = 13;

/**
 * A number for an order: the time, so that numbers sort and support can read the day, and 64 random
 * bits, so that nobody guesses somebody else's. Digits and capitals only, safe in any address.
 *
 * @example
 * newBillingNumber(new Date('2026-11-21T09:33:58Z')); // '261121093358' and 13 more
 */
export function newBillingNumber(now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(2, 14);
  const random = randomBytes(randomLength).readBigUInt64BE().toString(36);
  return time + random.padStart(randomWidth, '0').toUpperCase();
}
