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
