import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import { channels, goods } from '../database/schema/catalogue';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';
import { imageAddress } from './image-address';
import { toMajor } from './money';

type StoredChannel = typeof channels.$inferSelect;

function listed(row: StoredChannel, currency: string, ownOrigin: string) {
  return {
    payway_id: row.paywayId,
    channel_id: row.channelId,
    name: row.name,
    icon: imageAddress(ownOrigin, row.icon),
    sort: row.sort,
    min_money: toMajor(row.minMinor, currency),
    max_money: toMajor(row.maxMinor, currency),
    description: row.description,
    open_coupon: row.openCoupon ? 1 : 0,
    sub_payment: row.subChannels.map((sub) => ({
      channel_id: sub.channelId,
      name: sub.name,
      icon: imageAddress(ownOrigin, sub.icon),
      min_money: toMajor(sub.minMinor, currency),
      max_money: toMajor(sub.maxMinor, currency),
    })),
  };
}

/**
 * The channels for some goods, by region. All of them, whatever the price: leaving out those that
 * do not take it is the rule of whoever shows them (spec §5), and checked again when one is used.
 */
export async function listChannels(
  params: ParamsOf<typeof calls.channelList>,
  { brand, ownOrigin }: Visit,
  { database }: Services,
): Promise<Outcome> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  if (check.game === null) return refuse(Code.noGame);
  const { clientId } = check.game;

  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, clientId), eq(goods.productId, params.product_id)));
  if (product === undefined) return refuse(Code.goodsNotInGame);
  const isForProduct = or(isNull(channels.productId), eq(channels.productId, product.productId));
  const rows = await database
    .select()
    .from(channels)
    .where(and(eq(channels.clientId, clientId), isForProduct))
    .orderBy(asc(channels.regionSort), asc(channels.sort), asc(channels.id));

  const regions = new Set(rows.map((row) => row.region));
  const ofRegion = (region: string) =>
    rows
      .filter((row) => row.region === region)
      .map((row) => listed(row, product.currency, ownOrigin));
  return answer(Object.fromEntries([...regions].map((region) => [region, ofRegion(region)])));
}
