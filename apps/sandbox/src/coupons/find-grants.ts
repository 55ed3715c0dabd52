import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { couponOffers, type coupons } from '../database/schema/coupons';
import { vipLevels } from '../database/schema/vip';
import { type Member, countPoints } from '../vip/count-points';
import { couponCode } from './coupon-code';
import { periodAt } from './coupon-period';

/** A coupon that a player may claim, in its stored form. */
export type Grant = typeof coupons.$inferInsert & { readonly validEndAt: Date | null };

type Offer = typeof couponOffers.$inferSelect;

function grantOf(offer: Offer, userId: string, now: Date): Grant {
  const { offerId, gpId, name, ratePermille } = offer;
  const { start, end } = periodAt(offer.period, now);
  return {
    code: couponCode({ userId, offerId, start }),
    userId,
    gpId,
    offerId,
    periodStart: start,
    name,
    ratePermille,
    state: 'avail',
    claimedAt: now,
    validEndAt: end,
  };
}

/**
 * Finds the coupons that a player's points currently entitle to, claimed or not: those of every
 * reached level, permanent or for the current week or month. The best is first.
 */
export async function findGrants(database: Executor, member: Member, now: Date): Promise<Grant[]> {
  const points = await countPoints(database, member);
  const isOfLevel = and(
    eq(vipLevels.gpId, couponOffers.gpId),
    eq(vipLevels.levelId, couponOffers.levelId),
  );
  const offers = await database
    .select({ offer: couponOffers })
    .from(couponOffers)
    .innerJoin(vipLevels, isOfLevel)
    .where(and(eq(couponOffers.gpId, member.gpId), lte(vipLevels.needPoints, points)))
    .orderBy(asc(couponOffers.ratePermille), asc(couponOffers.offerId));
  return offers.map(({ offer }) => grantOf(offer, member.userId, now));
}
