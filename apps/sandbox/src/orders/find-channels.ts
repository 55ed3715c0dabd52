import { cardExchangeType } from '@shop/contract';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { channels } from '../database/schema/catalogue';
import type { OrderDraft } from './order-draft';

const channelsOfProduct = preparedStatement((database) =>
  database
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.clientId, sql.placeholder('clientId')),
        eq(channels.region, sql.placeholder('region')),
        or(isNull(channels.productId), eq(channels.productId, sql.placeholder('productId'))),
      ),
    )
    .orderBy(asc(channels.sort), asc(channels.id))
    .prepare('channels_of_product'),
);

/** The channels that some goods can be paid through in a region, in the order they are shown. */
export async function findChannels(
  database: Executor,
  { clientId, productId, typeKey }: OrderDraft['product'],
  region: string,
): Promise<(typeof channels.$inferSelect)[]> {
  // Nothing but a card is taken for these, in a call of its own.
  if (typeKey === cardExchangeType) return [];
  return channelsOfProduct(database).execute({ clientId, productId, region });
}
