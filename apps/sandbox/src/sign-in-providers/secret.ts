import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** Creates a code, token or verifier: 256 random bits. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** Returns the hash that is stored instead of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const minuteMs = 60 * 1000;

/** How long codes, request tokens and ID tokens are valid. */
export const codeLifeMs = 10 * minuteMs;

/** How long an access token is valid. */
export const accessTokenLifeMs = 60 * minuteMs;

/** Returns the time before which something with this lifetime was issued if it has expired by now. */
export function oldestValid(now: Date, lifeMs: number): Date {
  return new Date(now.getTime() - lifeMs);
}
