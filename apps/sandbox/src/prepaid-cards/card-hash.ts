import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What is stored of a card's number: enough to find it again, not enough to print it. */
export function hashCardNumber(number: string): string {
  return createHash('sha256').update(number).digest('base64url');
}

/**
 * What is stored of a card's password: an HMAC with a salt of the card's own. People choose no card
 * passwords, machines draw them, so there is no list of likely ones to go through; scrypt would only
 * make issuing a million cards slow.
 */
export function hashCardPassword(password: string, salt: string): string {
  return createHmac('sha256', salt).update(password).digest('base64url');
}

/** Whether a password belongs to what is stored of a card; takes the same time either way. */
export function isCardPassword(
  password: string,
  { salt, passwordHash }: { readonly salt: string; readonly passwordHash: string },
): boolean {
  const found = Buffer.from(hashCardPassword(password, salt));
  const expected = Buffer.from(passwordHash);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
