import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { games, goods } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import type { Payment } from './payment';

/** For whom a payment is, and what its goods look like, as the shop told the provider. */
export interface Bought {
  /** The path of a picture of the goods, or else of the game; empty if it has none. */
  readonly picture: string;
  readonly bonusAmount: number;
  readonly role: string;
  readonly server: string;
  readonly game: string;
}

/** Finds what a payment is for, or null if no order belongs to it. Goods that are gone have neither picture nor bonus. */
export async function findBought(
  database: Executor,
  { merchantOrder }: Pick<Payment, 'merchantOrder'>,
): Promise<Bought | null> {
  const [found] = await database
    .select({
      icon: goods.icon,
      bonusAmount: goods.bonusAmount,
      slug: games.slug,
      role: orders.roleName,
      server: orders.serverName,
      game: orders.gameName,
    })
    .from(orders)
    .leftJoin(
      goods,
      and(eq(goods.clientId, orders.clientId), eq(goods.productId, orders.productId)),
    )
    .leftJoin(games, eq(games.clientId, orders.clientId))
    .where(eq(orders.billingNo, merchantOrder));
  if (found === undefined) return null;
  const { icon, bonusAmount, slug, role, server, game } = found;
  const picture = icon || (slug === null ? '' : `games/${slug}`);
  return { picture, bonusAmount: bonusAmount ?? 0, role, server, game };
}
