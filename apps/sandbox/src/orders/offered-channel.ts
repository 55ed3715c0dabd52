import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import { channels, games, goods } from '../database/schema/catalogue';

/** What a payment has to know of a channel. */
export type OfferedChannel = Pick<
  typeof channels.$inferSelect,
  'paywayId' | 'channelId' | 'minMinor' | 'maxMinor' | 'openCoupon' | 'subChannels'
>;

const isOffered = and(
  eq(channels.clientId, games.clientId),
  eq(channels.region, sql.placeholder('region')),
  or(isNull(channels.productId), eq(channels.productId, goods.productId)),
);

const fields = sql`json_build_object(
  'paywayId', ${channels.paywayId},
  'channelId', ${channels.channelId},
  'minMinor', ${channels.minMinor},
  'maxMinor', ${channels.maxMinor},
  'openCoupon', ${channels.openCoupon},
  'subChannels', ${channels.subChannels}
)`;

/**
 * The channels of the goods in a statement over `games` and `goods`, in the order they are shown, as
 * one value: a row for each would repeat the rest of the statement's row with it. Null for none.
 */
export const offeredChannels: SQL<readonly OfferedChannel[] | null> = sql<
  readonly OfferedChannel[] | null
>`(
  select json_agg(${fields} order by ${channels.sort}, ${channels.id})
  from ${channels} where ${isOffered}
)`;
