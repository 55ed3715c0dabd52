import { desc } from 'drizzle-orm';
import { formatMoney, toMajor } from '../catalogue/money';
import type { Database } from '../database/database';
import { orders } from '../database/schema/orders';

const most = 200;

/** The newest orders, as the console and tests read them. */
export async function listOrders(database: Database) {
  const rows = await database.select().from(orders).orderBy(desc(orders.createdAt)).limit(most);
  return rows.map((row) => ({
    billing_no: row.billingNo,
    status: row.status,
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
    amount: formatMoney(row.priceMinor, row.currency),
    region: row.region,
    payway_id: row.paywayId,
    channel_id: row.channelId,
    provider: row.provider,
    idempotency_key: row.idempotencyKey,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }));
}
