import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Executor } from '../database/database';
import { coupons } from '../database/schema/coupons';
import type { Services } from '../hosts/services';
import type { Member } from '../vip/count-points';
import { findOwnGame } from '../vip/own-game';
import { type StoredCoupon, couponContent, categoryOf } from './coupon-category';
import { type Grant, findGrants } from './find-grants';

/** Inserts coupons; those that exist are not changed. */
async function claim(database: Executor, grants: Grant[]): Promise<void> {
  if (grants.length > 0) await database.insert(coupons).values(grants).onConflictDoNothing();
}

async function findClaimed(
  database: Executor,
  { userId, gpId }: Member,
  codes: string[],
): Promise<StoredCoupon[]> {
  return database
    .select()
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.gpId, gpId), inArray(coupons.code, codes)))
    .orderBy(asc(coupons.ratePermille), asc(coupons.code));
}

/**
 * Claims one coupon, or all that are claimable. A repeated claim gets the coupon again, even after
 * its period, since the first response may have been lost. Claiming all omits used and expired
 * coupons.
 */
export async function receiveCoupons(
  params: ParamsOf<typeof calls.receiveCoupons>,
  context: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.receiveCoupons>> {
  const own = await findOwnGame(database, params.client_id, context.player);
  if (own.kind === 'refused') return own.outcome;
  const { game, player } = own;
  const { coupon_code: code } = params;
  const now = clock.now();
  const grants = game.isVip ? await findGrants(database, player, now) : [];
  const chosen = grants.filter((grant) => code === undefined || grant.code === code);
  await claim(database, chosen);

  const codes = code === undefined ? chosen.map((grant) => grant.code) : [code];
  const claimed = await findClaimed(database, player, codes);
  if (code !== undefined && claimed.length === 0) return refuse(Code.notClaimable);
  const content = claimed.map((coupon) =>
    couponContent(coupon, categoryOf(coupon, game.gpId, now), coupon.usedAt),
  );
  const isStillGood = (use: string) => code !== undefined || use !== 'history';
  return answer({ coupons: content.filter((coupon) => isStillGood(coupon.use_category)) });
}
