import { cardExchangeType } from '@shop/contract';
import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import { type Database, oncePerDatabase, preparedStatement } from '../database/database';
import { channels, games, goods, servers } from '../database/schema/catalogue';
import { catalogueSetting, settings } from '../database/schema/settings';
import type { PaymentRequest } from './order';

/** The fields of a channel that a payment needs. */
export type OfferedChannel = Pick<
  typeof channels.$inferSelect,
  'paywayId' | 'channelId' | 'name' | 'minMinor' | 'maxMinor' | 'openCoupon' | 'subChannels'
>;

const isOffered = and(
  eq(channels.clientId, games.clientId),
  eq(channels.region, sql.placeholder('region')),
  or(isNull(channels.productId), eq(channels.productId, goods.productId)),
);

const fields = sql`json_build_object(
  'paywayId', ${channels.paywayId},
  'channelId', ${channels.channelId},
  'name', ${channels.name},
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

/** What the catalogue has of a payment; null for what does not exist. */
export interface Offer {
  readonly game: StoredGame;
  readonly product: typeof goods.$inferSelect | null;
  readonly server: typeof servers.$inferSelect | null;
  /** The channels for the goods in the region, in display order. */
  readonly channels: readonly OfferedChannel[];
}

/** The parameters of a payment that name something of the catalogue. */
type Named = Pick<PaymentRequest, 'client_id' | 'product_id' | 'server_id' | 'country'>;

const offerOfPurchase = preparedStatement((database) =>
  database
    .select({
      game: games,
      product: goods,
      server: servers,
      channels: offeredChannels,
      version: settings.value,
    })
    .from(games)
    .leftJoin(
      goods,
      and(eq(goods.clientId, games.clientId), eq(goods.productId, sql.placeholder('productId'))),
    )
    .leftJoin(
      servers,
      and(eq(servers.clientId, games.clientId), eq(servers.serverId, sql.placeholder('serverId'))),
    )
    .leftJoin(settings, eq(settings.name, catalogueSetting))
    .where(and(eq(games.clientId, sql.placeholder('clientId')), eq(games.isHead, false)))
    .prepare('offer_of_purchase'),
);

interface VersionedOffer {
  readonly offer: Offer;
  readonly version: string | null;
}

async function readOffer(database: Database, named: Named): Promise<VersionedOffer | null> {
  const [found] = await offerOfPurchase(database).execute({
    clientId: named.client_id,
    productId: named.product_id,
    serverId: named.server_id,
    region: named.country,
  });
  if (found === undefined) return null;
  const { game, product, server, version } = found;
  // These goods can only be bought with a prepaid card, through another call.
  const isForCards = product?.typeKey === cardExchangeType;
  const offered = isForCards ? [] : (found.channels ?? []);
  return { offer: { game, product, server, channels: offered }, version };
}

/** Finds what a payment names of the catalogue; null if its game is unknown or the head of a group. */
export async function findOffer(database: Database, named: Named): Promise<Offer | null> {
  return (await readOffer(database, named))?.offer ?? null;
}

/** Some ten kilobytes each. */
const maxKeptOffers = 2_000;

/** By everything that a payment names. */
const keptOffers = oncePerDatabase<Database, Map<string, VersionedOffer>>(() => new Map());

/**
 * Like {@link findOffer}, but returns what an earlier payment has read if that is of the same version of
 * the catalogue. The caller reads the version with the rest of the purchase, in one query, so that a change of
 * the catalogue takes effect at once in all instances.
 */
export async function keptOffer(
  database: Database,
  named: Named,
  version: string | null,
): Promise<Offer | null> {
  const kept = keptOffers(database);
  const key = [named.client_id, named.product_id, named.server_id, named.country].join('\n');
  const known = kept.get(key);
  if (version !== null && known?.version === version) return known.offer;

  const read = await readOffer(database, named);
  if (read === null) return null;
  // What does not exist is not kept, or made-up names would displace the rest.
  if (read.offer.product !== null && read.offer.server !== null) {
    if (kept.size >= maxKeptOffers) kept.clear();
    kept.set(key, read);
  }
  return read.offer;
}
