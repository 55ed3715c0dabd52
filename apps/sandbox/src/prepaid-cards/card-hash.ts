import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the hash under which a card number is stored. */
export function hashCardNumber(number: string): string {
  return createHash('sha256').update(number).digest('base64url');
}

/**
 * Returns the stored hash of a card's password: an HMAC with a salt per card. Card passwords are
 * random, so a dictionary attack is impossible, and scrypt would only make issuing many cards slow.
 */
export function hashCardPassword(password: string, salt: string): string {
  return createHmac('sha256', salt).update(password).digest('base64url');
}

/** Reports whether a password matches the stored hash of a card, in constant time. */
export function isCardPassword(
  password: string,
  { salt, passwordHash }: { readonly salt: string; readonly passwordHash: string },
): boolean {
  const found = Buffer.from(hashCardPassword(password, salt));
  const expected = Buffer.from(passwordHash);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
