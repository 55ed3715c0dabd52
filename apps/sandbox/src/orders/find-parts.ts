import { cardExchangeType } from '@shop/contract';
import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import { type Database, preparedStatement } from '../database/database';
import { roles } from '../database/schema/accounts';
import { channels, games, goods, servers } from '../database/schema/catalogue';
import { isBlocked } from '../replenishment/block';
import type { FoundCharacter } from './find-character';
import type { PaymentRequest } from './order';

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

/** What a payment names, each null where there is no such thing. */
export interface Parts {
  readonly game: StoredGame;
  readonly product: typeof goods.$inferSelect | null;
  readonly character: FoundCharacter | null;
  /** The channels the goods can be paid through in the region, in the order they are shown. */
  readonly channels: readonly OfferedChannel[];
}

/** Whose character is looked for. */
interface Owner {
  readonly userId: string;
  readonly gpId: string;
}

const owned = { userId: sql.placeholder('userId'), gpId: sql.placeholder('gpId') };

/** One trip to the database, for every purchase asks this. */
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

/** Finds what a payment names; null where its game is not known, or only heads a group. */
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
  // Nothing but a card is taken for these, in a call of its own.
  const isForCards = product?.typeKey === cardExchangeType;
  return {
    game,
    product,
    character:
      role === null || server === null ? null : { role, server, isBlocked: found.isBlocked },
    channels: isForCards ? [] : (found.channels ?? []),
  };
}
