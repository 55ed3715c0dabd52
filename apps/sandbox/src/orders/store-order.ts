import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { releaseCoupon, reserveCoupon } from '../coupons/hold-coupon';
import type { Database } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { payments } from '../database/schema/providers';
import { hasPlace } from '../limits/has-place';
import { newBillingNumber } from './billing-number';
import type { OrderDraft } from './order-draft';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** What storing came to. The database decides, so two tries at once cannot both win. */
export type Storing =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An earlier try with this key had stored this one. */
  | { readonly kind: 'same-key'; readonly order: StoredOrder }
  /** These goods have an order that is not paid yet. */
  | { readonly kind: 'unpaid'; readonly order: StoredOrder }
  /** These goods were bought as often as is allowed. */
  | { readonly kind: 'limit-reached' }
  /** Its coupon is used, run out, or held by another order. */
  | { readonly kind: 'coupon-gone' };

/** What makes two requests the same intent. */
export interface Intent {
  readonly key: string | null;
  readonly hash: string;
}

const paymentIdLength = 16;
/** The order in the way may be settled between two looks; then there is room for a new one. */
const mostTries = 5;

type OrderRow = typeof orders.$inferInsert & { readonly couponCode: string | null };

function orderRow(draft: OrderDraft, intent: Intent, now: Date): OrderRow {
  const { player, game, product, price, server, role, region, way } = draft;
  return {
    billingNo: newBillingNumber(now),
    status: 'pending',
    userId: player.userId,
    brand: game.brand,
    clientId: game.clientId,
    serverId: server.serverId,
    areaId: server.areaId,
    roleId: role.roleId,
    productId: product.productId,
    idempotencyKey: intent.key,
    requestHash: intent.hash,
    userName: player.username,
    gameName: game.name,
    serverName: server.name,
    roleName: role.name,
    productName: product.name,
    priceMinor: price.payMinor,
    fullPriceMinor: price.coupon?.fullMinor ?? null,
    couponCode: price.coupon?.code ?? null,
    points: price.points,
    currency: product.currency,
    region,
    paywayId: way.channel.paywayId,
    channelId: way.method,
    provider: way.provider.key,
    paymentId: randomBytes(paymentIdLength).toString('base64url'),
    createdAt: now,
  };
}

type Insertion =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An order of the same key or for the same goods is in the way. */
  | { readonly kind: 'in-the-way' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'coupon-gone' };

/** What an order is stored under besides what it says itself. */
interface Terms {
  readonly merchant: string;
  readonly limit: PurchaseLimit | null;
}

/** The order, its coupon and the provider's record are one step: none is ever without the others. */
async function insertAll(
  database: Database,
  row: OrderRow,
  { merchant, limit }: Terms,
): Promise<Insertion> {
  return database.transaction(async (transaction): Promise<Insertion> => {
    const isAllowed = await hasPlace(transaction, limit, row, row.createdAt);
    if (!isAllowed) return { kind: 'limit-reached' };
    if (!(await reserveCoupon(transaction, row, row.createdAt))) return { kind: 'coupon-gone' };
    const [order] = await transaction.insert(orders).values(row).onConflictDoNothing().returning();
    if (order === undefined) {
      await releaseCoupon(transaction, row);
      return { kind: 'in-the-way' };
    }
    await transaction.insert(payments).values({
      id: order.paymentId,
      provider: order.provider,
      merchant,
      merchantOrder: order.billingNo,
      item: order.productName,
      method: order.channelId,
      amountMinor: order.priceMinor,
      currency: order.currency,
      state: 'open',
      createdAt: order.createdAt,
    });
    return { kind: 'stored', order };
  });
}

/** The order that a user's key led to, or null. */
export async function findByKey(
  database: Database,
  userId: string,
  key: string | null,
): Promise<StoredOrder | null> {
  if (key === null) return null;
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return order ?? null;
}

async function findUnpaid(database: Database, row: typeof orders.$inferInsert) {
  const [order] = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.userId, row.userId),
        eq(orders.clientId, row.clientId),
        eq(orders.serverId, row.serverId),
        eq(orders.roleId, row.roleId),
        eq(orders.productId, row.productId),
      ),
    );
  return order ?? null;
}

/**
 * Stores an order unless its key was used before or its goods have an unpaid one. Both rules are
 * unique indexes; `merchant` is the brand's name as the provider shows it. A reached limit and
 * a coupon that is gone are only told when neither is the reason: place and coupon may be held by the
 * very order that is in the way.
 */
export async function storeOrder(
  database: Database,
  draft: OrderDraft,
  intent: Intent,
  context: { readonly now: Date; readonly merchant: string },
): Promise<Storing> {
  const row = orderRow(draft, intent, context.now);
  const terms = { merchant: context.merchant, limit: draft.product.purchaseLimit };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const insertion = await insertAll(database, row, terms);
    if (insertion.kind === 'stored') return insertion;
    const same = await findByKey(database, row.userId, intent.key);
    if (same !== null) return { kind: 'same-key', order: same };
    const unpaid = await findUnpaid(database, row);
    if (unpaid !== null) return { kind: 'unpaid', order: unpaid };
    if (insertion.kind !== 'in-the-way') return insertion;
  }
  throw new Error('an order could neither be stored nor found');
}
