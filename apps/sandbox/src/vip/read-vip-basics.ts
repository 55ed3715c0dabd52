import { Code, type ParamsOf, type calls } from '@shop/contract';
import { asc, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { findShopGame } from '../catalogue/find-game';
import { rateOf } from '../coupons/discount';
import { couponOffers } from '../database/schema/coupons';
import { vipLevels, vipProgrammes } from '../database/schema/vip';
import type { Services } from '../hosts/services';

type Offer = typeof couponOffers.$inferSelect;

/** An offer gives one coupon. */
const couponsPerOffer = 1;

function listed({ period, name, ratePermille }: Offer) {
  return { type: period, name, discount_rate: rateOf(ratePermille), count: couponsPerOffer };
}

/** Returns the levels of a game's VIP centre with their coupons; none without the VIP version. */
export async function readVipBasics(
  params: ParamsOf<typeof calls.vipBasicInfo>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.vipBasicInfo>> {
  const game = await findShopGame(database, params.client_id, context);
  if (game === null) return refuse(Code.noGame);
  const { gpId, pointToCoin } = game;
  const [[programme], levels, offers] = await Promise.all([
    database.select().from(vipProgrammes).where(eq(vipProgrammes.gpId, gpId)),
    database
      .select()
      .from(vipLevels)
      .where(eq(vipLevels.gpId, gpId))
      .orderBy(asc(vipLevels.needPoints)),
    database
      .select()
      .from(couponOffers)
      .where(eq(couponOffers.gpId, gpId))
      .orderBy(asc(couponOffers.sort)),
  ]);
  return answer({
    point_to_coin: pointToCoin,
    faq_title: programme?.faqTitle ?? '',
    faq_content: programme?.faqContent ?? '',
    vip_level_infos: levels.map(({ levelId, name, needPoints }) => ({
      level_id: levelId,
      level_name: name,
      need_points: needPoints,
      coupons_list: offers.filter((offer) => offer.levelId === levelId).map(listed),
    })),
  });
}
