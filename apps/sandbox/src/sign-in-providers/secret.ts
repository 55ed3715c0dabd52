import { createHash, randomBytes } from 'node:crypto';

const length = 32;

/** A code, token or verifier that nobody guesses: 256 random bits. */
export function newSecret(): string {
  return randomBytes(length).toString('base64url');
}

/** What is stored of a secret: enough to know it again, not enough to use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const minute = 60 * 1000;

/** How long codes, request tokens and ID tokens are good for, in milliseconds. */
export const shortLife = 10 * minute;

/** How long an access token is good for, in milliseconds. */
export const accessLife = 60 * minute;

/** The latest moment at which something was made that has run out by now. */
export function bornBefore(now: Date, life: number): Date {
  return new Date(now.getTime() - life);
}
