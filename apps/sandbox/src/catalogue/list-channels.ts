import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { channelsByRegion } from './channels-by-region';
import { checkArea } from './check-area';

/** Lists the channels for goods by region. */
export async function listCountryChannels(
  params: ParamsOf<typeof calls.channelList>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.channelList>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, context.brand);
  if (check.kind === 'refused') return check.outcome;
  if (check.game === null) return refuse(Code.noGame);
  const { clientId } = check.game;

  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, clientId), eq(goods.productId, params.product_id)));
  if (product === undefined) return refuse(Code.goodsNotInGame);
  return answer(await channelsByRegion(database, product, context));
}
