import { type calls, cardExchangeType, toMajor } from '@shop/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { WireContentOf } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Database } from '../database/database';
import { channels, type goods } from '../database/schema/catalogue';
import { imageAddress } from './images';
import { nameFor } from './name-for';
import { payKind } from './pay-kind';

type ListedChannels = WireContentOf<typeof calls.channelList>;

type StoredChannel = typeof channels.$inferSelect;

/** For whom channels are listed. */
type Asker = Pick<RequestContext, 'language' | 'ownOrigin'>;

function listed(
  row: StoredChannel,
  currency: string,
  { language, ownOrigin }: Asker,
): ListedChannels[string][number] {
  return {
    payway_id: row.paywayId,
    channel_id: row.channelId,
    name: nameFor(language, row.name),
    icon: imageAddress(ownOrigin, row.icon),
    sort: row.sort,
    min_money: toMajor(row.minMinor, currency),
    max_money: toMajor(row.maxMinor, currency),
    description: row.description,
    open_coupon: row.openCoupon ? 1 : 0,
    pay_kind: payKind(row.paywayId, row.channelId),
    sub_payment: row.subChannels.map((sub) => ({
      channel_id: sub.channelId,
      name: nameFor(language, sub.name),
      icon: imageAddress(ownOrigin, sub.icon),
      min_money: toMajor(sub.minMinor, currency),
      max_money: toMajor(sub.maxMinor, currency),
    })),
  };
}

/**
 * Returns the channels for goods by region, in wire form. Channels are included whatever their
 * price limits: the storefront filters them (spec §5), and a payment checks them again.
 * Card-exchange goods have no channels, since only a prepaid card buys them.
 */
export async function channelsByRegion(
  database: Database,
  product: typeof goods.$inferSelect,
  asker: Asker,
): Promise<ListedChannels> {
  if (product.typeKey === cardExchangeType) return {};
  const isForProduct = or(isNull(channels.productId), eq(channels.productId, product.productId));
  const rows = await database
    .select()
    .from(channels)
    .where(and(eq(channels.clientId, product.clientId), isForProduct))
    .orderBy(asc(channels.regionSort), asc(channels.sort), asc(channels.id));

  const regions = new Set(rows.map((row) => row.region));
  const ofRegion = (region: string) =>
    rows.filter((row) => row.region === region).map((row) => listed(row, product.currency, asker));
  return Object.fromEntries([...regions].map((region) => [region, ofRegion(region)]));
}
