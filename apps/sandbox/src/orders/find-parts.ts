import { cardExchangeType } from '@shop/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import { type Database, preparedStatement } from '../database/database';
import { roles } from '../database/schema/accounts';
import { games, goods, servers } from '../database/schema/catalogue';
import { isBlocked } from '../replenishment/block';
import type { FoundCharacter } from './find-character';
import { type OfferedChannel, offeredChannels } from './offered-channel';
import type { PaymentRequest } from './payment-request';

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
