import type { Coupon, ParamsOf, calls } from '@shop/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Database } from '../database/database';
import { coupons } from '../database/schema/coupons';
import type { Services } from '../hosts/services';
import { findOwnGame } from '../vip/own-game';
import { couponContent, categoryOf } from './coupon-category';
import { findGrants } from './find-grants';

async function couponsOf(database: Database, player: Player, now: Date): Promise<Coupon[]> {
  const claimed = await database
    .select()
    .from(coupons)
    .where(eq(coupons.userId, player.userId))
    .orderBy(asc(coupons.ratePermille), desc(coupons.claimedAt), asc(coupons.code));
  const codes = new Set(claimed.map(({ code }) => code));
  const grants = await findGrants(database, player, now);
  return [
    ...grants.filter(({ code }) => !codes.has(code)).map((grant) => couponContent(grant, 'claim')),
    ...claimed.map((coupon) =>
      couponContent(coupon, categoryOf(coupon, player.gpId, now), coupon.usedAt),
    ),
  ];
}

function isOfHistory({ use_category: category }: Coupon): boolean {
  return category === 'history';
}

/** Returns when a coupon was used, or else expired, in seconds. */
function endOf({ is_used: isUsed, used_time: usedAt, valid_end_time: validEnd }: Coupon): number {
  return isUsed ? usedAt : validEnd;
}

function inOrder(all: readonly Coupon[]): Coupon[] {
  const history = all.filter(isOfHistory).sort((a, b) => endOf(b) - endOf(a));
  return [...all.filter((coupon) => !isOfHistory(coupon)), ...history];
}

/**
 * Lists the player's coupons of the requested categories, the best first, then those of the
 * history, the latest first. There are none without the VIP version.
 */
export async function listCoupons(
  params: ParamsOf<typeof calls.couponList>,
  context: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.couponList>> {
  const own = await findOwnGame(database, params.client_id, context.player);
  if (own.kind === 'refused') return own.outcome;
  if (!own.game.isVip) return answer({ coupons: [] });

  const asked = new Set<string>(params.use_category.split(','));
  const isAsked = ({ use_category: category }: Coupon) => asked.has(category);
  const all = await couponsOf(database, own.player, clock.now());
  return answer({ coupons: inOrder(all).filter(isAsked) });
}
