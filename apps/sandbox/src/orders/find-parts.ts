import { cardExchangeType } from '@shop/contract';
import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import { type Database, preparedStatement } from '../database/database';
import { roles } from '../database/schema/accounts';
import { channels, games, goods, servers } from '../database/schema/catalogue';
import { isBlocked } from '../replenishment/block';
import type { FoundCharacter } from './find-character';
import type { PaymentRequest } from './order';

/** The fields of a channel that a payment needs. */
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
 * The channels of the goods in a query over `games` and `goods`, in display order; null if there
 * are none. Aggregated into one value, because a join would repeat the row for each channel.
 */
const offeredChannels: SQL<readonly OfferedChannel[] | null> = sql<
  readonly OfferedChannel[] | null
>`(
  select json_agg(${fields} order by ${channels.sort}, ${channels.id})
  from ${channels} where ${isOffered}
)`;

/** What a payment names; null for what does not exist. */
export interface Parts {
  readonly game: StoredGame;
  readonly product: typeof goods.$inferSelect | null;
  readonly character: FoundCharacter | null;
  /** The channels for the goods in the region, in display order. */
  readonly channels: readonly OfferedChannel[];
}

/** The account that owns the character. */
interface Owner {
  readonly userId: string;
  readonly gpId: string;
}

const owned = { userId: sql.placeholder('userId'), gpId: sql.placeholder('gpId') };

/** One query, since every purchase needs all of it. */
const partsOfPurchase = preparedStatement((database) =>
  database
    .select({
      game: games,
      product: goods,
      role: roles,
      server: servers,
      isBlocked: isBlocked(owned, sql.placeholder('now')),
      channels: offeredChannels,
    })
    .from(games)
    .leftJoin(
      goods,
      and(eq(goods.clientId, games.clientId), eq(goods.productId, sql.placeholder('productId'))),
    )
    .leftJoin(
      roles,
      and(
        eq(roles.userId, owned.userId),
        eq(roles.clientId, games.clientId),
        eq(roles.serverId, sql.placeholder('serverId')),
        eq(roles.roleId, sql.placeholder('roleId')),
      ),
    )
    .leftJoin(
      servers,
      and(eq(servers.clientId, roles.clientId), eq(servers.serverId, roles.serverId)),
    )
    .where(and(eq(games.clientId, sql.placeholder('clientId')), eq(games.isHead, false)))
    .prepare('parts_of_purchase'),
);

/** Finds what a payment names; null if its game is unknown or only the head of a group. */
export async function findParts(
  database: Database,
  params: PaymentRequest,
  { userId, gpId }: Owner,
  now: Date,
): Promise<Parts | null> {
  const [found] = await partsOfPurchase(database).execute({
    clientId: params.client_id,
    productId: params.product_id,
    serverId: params.server_id,
    roleId: params.role_id,
    region: params.country,
    userId,
    gpId,
    now,
  });
  if (found === undefined) return null;
  const { game, product, role, server } = found;
  // These goods can only be bought with a prepaid card, through another call.
  const isForCards = product?.typeKey === cardExchangeType;
  return {
    game,
    product,
    character:
      role === null || server === null ? null : { role, server, isBlocked: found.isBlocked },
    channels: isForCards ? [] : (found.channels ?? []),
  };
}
