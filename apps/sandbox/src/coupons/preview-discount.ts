import { Code, type ParamsOf, type calls, toMajor } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { findOwnGame } from '../vip/own-game';
import { categoryOf } from './coupon-category';
import { discountOn } from './discount';
import { findCoupon } from './find-coupon';

/** Returns what goods would cost, with or without a coupon, and their growth points. */
export async function previewDiscount(
  params: ParamsOf<typeof calls.discountPreview>,
  context: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.discountPreview>> {
  const own = await findOwnGame(database, params.client_id, context.player);
  if (own.kind === 'refused') return own.outcome;
  const { game, player } = own;
  const { product_id: productId, coupon_code: code } = params;
  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, game.clientId), eq(goods.productId, productId)));
  if (product === undefined) return refuse(Code.goodsNotInGame);
  const { priceMinor, currency, points } = product;
  if (code === '') return answer({ points, discountPrice: toMajor(priceMinor, currency) });

  const coupon = product.isCoupon ? await findCoupon(database, player, code) : null;
  const isUsable = coupon !== null && categoryOf(coupon, game.gpId, clock.now()) === 'avail';
  if (!isUsable) return refuse(Code.illegalCouponUse);
  const discount = discountOn(product, coupon.ratePermille);
  return answer({
    points: discount.points,
    discountPrice: toMajor(discount.payMinor, currency),
  });
}
