import { createHash } from 'node:crypto';

const codeLength = 16;

/**
 * The code of the coupon that a player gets from an offer in a period. It follows from the three
 * alone, so a coupon has its code before it is claimed, and claiming twice gives the same. It is no
 * secret: a coupon is looked up by its owner as well.
 *
 * @example
 * couponCode({ userId: 'nova-player', offerId: 'starfall-1-week', start: '2026-11-16' });
 */
export function couponCode(grant: {
  readonly userId: string;
  readonly offerId: string;
  readonly start: string;
}): string {
  const meaning = JSON.stringify([grant.userId, grant.offerId, grant.start]);
  return createHash('sha256').update(meaning).digest('hex').slice(0, codeLength).toUpperCase();
}
