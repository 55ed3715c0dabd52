import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { channelsByRegion } from '../catalogue/channels-by-region';
import { goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { findReplenishment } from './find-replenishment';

/** Returns the channels for paying a replenishment: those of the goods that are owed. */
export async function listReplenishmentChannels(
  params: ParamsOf<typeof calls.replenishmentChannelList>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.replenishmentChannelList>> {
  const owed = await findReplenishment(database, params.replenish_id);
  if (owed === null) return refuse(Code.replenishError);
  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, owed.clientId), eq(goods.productId, owed.productId)));
  if (product === undefined) return refuse(Code.replenishError);
  return answer(await channelsByRegion(database, product, context));
}
