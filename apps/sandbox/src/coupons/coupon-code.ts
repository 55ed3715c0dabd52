import { createHash } from 'node:crypto';

const codeLength = 16;

/**
 * Returns the code of a player's coupon from an offer in a period. It is a hash of these three, so
 * a coupon has its code before it is claimed, and claiming twice gives the same one. The code is
 * not secret: coupons are looked up by owner as well.
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
