import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A code, token or verifier that nobody guesses: 256 random bits. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is stored of a secret: enough to know it again, not enough to use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const minuteMs = 60 * 1000;

/** How long codes, request tokens and ID tokens are good for, in milliseconds. */
export const codeLifeMs = 10 * minuteMs;

/** How long an access token is good for, in milliseconds. */
export const accessTokenLifeMs = 60 * minuteMs;

/** The latest moment at which something was made that has run out by now. */
export function oldestValid(now: Date, life: number): Date {
  return new Date(now.getTime() - life);
}
