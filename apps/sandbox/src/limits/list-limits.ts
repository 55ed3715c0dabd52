import type { LimitedProduct, ParamsOf, calls } from '@shop/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { checkRole } from '../accounts/check-role';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Database } from '../database/database';
import { type PurchaseLimit, goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { findPurchases } from './has-quota';
import { type LimitState, limitState } from './limit-state';

interface LimitedGoods {
  readonly productId: string;
  readonly limit: PurchaseLimit;
}

const secondMs = 1000;

async function findLimitedGoods(database: Database, clientId: string): Promise<LimitedGoods[]> {
  const rows = await database
    .select({ productId: goods.productId, limit: goods.purchaseLimit })
    .from(goods)
    .where(and(eq(goods.clientId, clientId), isNotNull(goods.purchaseLimit)))
    .orderBy(asc(goods.typeSort), asc(goods.goodsSort));
  return rows.flatMap(({ productId, limit }) => (limit === null ? [] : [{ productId, limit }]));
}

function listed({ productId, limit }: LimitedGoods, { left, nextAt }: LimitState): LimitedProduct {
  return {
    product_id: productId,
    limit_type: limit.type,
    frequency: limit.frequency,
    extra_pay_times: left,
    day_info: limit.type === 'time' ? limit.days : 0,
    // Rounded up, so that a purchase at that second succeeds.
    next_pay_time: nextAt === null ? 0 : Math.ceil(nextAt.getTime() / secondMs),
  };
}

/** Lists the limited goods of a game and how often a role may still buy them (spec §5). */
export async function listLimits(
  params: ParamsOf<typeof calls.limitInfo>,
  { player }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.limitInfo>> {
  const check = await checkRole(database, params, player);
  if (check.kind === 'refused') return check.outcome;
  const { character } = check;

  const limited = await findLimitedGoods(database, character.clientId);
  const ids = limited.map(({ productId }) => productId);
  const purchases = await findPurchases(database, character, ids);
  const now = clock.now();
  return answer({
    products: limited.map((item) => {
      const own = purchases.filter(({ productId }) => productId === item.productId);
      return listed(item, limitState(item.limit, own, character, now));
    }),
  });
}
