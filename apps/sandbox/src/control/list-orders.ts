import { toMajor } from '@shop/contract';
import { desc } from 'drizzle-orm';
import { formatMinor } from '../catalogue/money';
import type { Database } from '../database/database';
import { orders } from '../database/schema/orders';

const maxOrders = 200;

/** An order as the console and tests read it. */
export interface ListedOrder {
  readonly billing_no: string;
  readonly status: 'pending' | 'success' | 'fail';
  /** Set if the payment arrived late and a human must check it, else null. */
  readonly flag: 'late-success' | 'refund-due' | null;
  readonly brand: string;
  readonly user_name: string;
  readonly client_id: string;
  readonly game_name: string;
  readonly server_id: string;
  readonly role_id: string;
  readonly product_id: string;
  readonly product_name: string;
  /** Major units of `currency`. */
  readonly price: number;
  readonly currency: string;
  /** The coupon that reduced the price, or null. */
  readonly coupon_code: string | null;
  /** Price and currency for display. */
  readonly amount: string;
  readonly region: string;
  readonly payway_id: string;
  readonly channel_id: string;
  readonly provider: string;
  readonly idempotency_key: string | null;
  /** ISO timestamp. */
  readonly created_at: string;
  readonly settled_at: string | null;
}

/** Lists the newest orders. */
export async function listOrders(database: Database): Promise<ListedOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .orderBy(desc(orders.createdAt))
    .limit(maxOrders);
  return rows.map((row) => ({
    billing_no: row.billingNo,
    status: row.status,
    flag: row.flag,
    brand: row.brand,
    user_name: row.userName,
    client_id: row.clientId,
    game_name: row.gameName,
    server_id: row.serverId,
    role_id: row.roleId,
    product_id: row.productId,
    product_name: row.productName,
    price: toMajor(row.priceMinor, row.currency),
    currency: row.currency,
    coupon_code: row.couponCode,
    amount: formatMinor(row.priceMinor, row.currency),
    region: row.region,
    payway_id: row.paywayId,
    channel_id: row.channelId,
    provider: row.provider,
    idempotency_key: row.idempotencyKey,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }));
}
