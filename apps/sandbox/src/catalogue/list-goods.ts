import { Code, type ParamsOf, type calls, toMajor } from '@shop/contract';
import { asc, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';
import { imageAddress } from './images';
import { nameFor } from './name-for';

/** Lists the goods of a game in display order; the head of a group has none. */
export async function listGoods(
  params: ParamsOf<typeof calls.goodsList>,
  { brand, language, ownOrigin }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.goodsList>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  if (check.game === null) return refuse(Code.noGame);

  const rows = await database
    .select()
    .from(goods)
    .where(eq(goods.clientId, check.game.clientId))
    .orderBy(asc(goods.typeSort), asc(goods.goodsSort));
  return answer({
    goods: rows.map((row) => ({
      product_id: row.productId,
      name: nameFor(language, row.name),
      icon: imageAddress(ownOrigin, row.icon),
      base_amount: row.baseAmount,
      bonus_amount: row.bonusAmount,
      price: toMajor(row.priceMinor, row.currency),
      currency: row.currency,
      type_key: row.typeKey,
      type_name: nameFor(language, row.typeName),
      is_limit: row.purchaseLimit === null ? 0 : 1,
      is_coupon: row.isCoupon ? 1 : 0,
      coupon_points: row.points,
      goods_sort: row.goodsSort,
      type_sort: row.typeSort,
      is_special: row.isSpecial ? 1 : 0,
    })),
  });
}
