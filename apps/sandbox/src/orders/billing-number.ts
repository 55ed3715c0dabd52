import { randomBytes } from 'node:crypto';

const randomLength = 8;

/**
 * A number for an order: the time, so that numbers sort and support can read the day, and 64 random
 * bits, so that nobody guesses somebody else's. Digits and capitals only, safe in any address.
 */
export function newBillingNumber(now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `B${time}${randomBytes(randomLength).toString('hex').toUpperCase()}`;
}
