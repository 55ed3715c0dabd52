import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What a provider gives out with one payment, so that its library may show that one. It follows from
 * the payment's id, which nobody can guess, so that all instances of a sandbox agree on it.
 */
export function clientSecret(payment: string): string {
  return createHash('sha256').update(`client-secret ${payment}`).digest('hex');
}

/** Whether an `Authorization` header has the secret of a payment. */
export function isAuthorised(header: string | undefined, payment: string): boolean {
  const wanted = Buffer.from(`Bearer ${clientSecret(payment)}`);
  const given = Buffer.from(header ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
