import { releaseCoupon, reserveCoupon } from '../coupons/hold-coupon';
import type { Database, Executor } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasQuota } from '../limits/has-quota';
import { isCardUnused, consumeCard } from '../prepaid-cards/consume-card';
import { type UnpaidOrder, findByKey, findUnpaid, isDebtTaken } from './find-order';
import { insertWithPayment } from './insert-with-payment';
import type { Charge, StoredOrder } from './order';
import type { ValidOrder } from './validate-order';
import { type Intent, orderRow } from './order-row';
import { settleOrder } from './settle-order';

/** The result of one attempt to insert an order. */
export type InsertResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** Another order has the same key, or is unpaid for the same goods or debt. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'coupon-gone' }
  | { readonly kind: 'card-used' };

/** What storing an order depends on besides its row. */
export interface Terms {
  readonly charge: Charge;
  readonly limit: PurchaseLimit | null;
}

async function insertWithCard(
  transaction: Executor,
  row: StoredOrder,
  numberHash: string,
): Promise<StoredOrder | null> {
  const [order] = await transaction.insert(orders).values(row).onConflictDoNothing().returning();
  if (order === undefined) return null;
  await consumeCard(transaction, numberHash, order);
  await settleOrder(transaction, order.billingNo, 'success', order.createdAt);
  return { ...order, status: 'success', settledAt: order.createdAt };
}

async function insertCharged(
  database: Executor,
  row: StoredOrder,
  charge: Charge,
): Promise<StoredOrder | null> {
  switch (charge.kind) {
    case 'provider':
      return (await insertWithPayment(database, row, charge)) ? row : null;
    case 'card':
      return insertWithCard(database, row, charge.numberHash);
  }
}

function asInsertion(order: StoredOrder | null): InsertResult {
  return order === null ? { kind: 'conflict' } : { kind: 'stored', order };
}

/**
 * Inserts an order in one transaction with its quota, its coupon, and the provider's record or the
 * prepaid card. A card pays the order at once.
 */
async function insertOrder(
  database: Database,
  row: StoredOrder,
  { charge, limit }: Terms,
): Promise<InsertResult> {
  // Most orders have no limit, coupon or card; one statement stores them.
  const isPlain = limit === null && row.couponCode === null && charge.kind === 'provider';
  if (isPlain) return asInsertion(await insertCharged(database, row, charge));
  return database.transaction(async (transaction): Promise<InsertResult> => {
    const isAllowed = await hasQuota(transaction, limit, row, row.createdAt);
    if (!isAllowed) return { kind: 'limit-reached' };
    if (charge.kind === 'card' && !(await isCardUnused(transaction, charge.numberHash)))
      return { kind: 'card-used' };
    if (!(await reserveCoupon(transaction, row, row.createdAt))) return { kind: 'coupon-gone' };
    const order = await insertCharged(transaction, row, charge);
    if (order === null) await releaseCoupon(transaction, row);
    return asInsertion(order);
  });
}

/**
 * The result of storing an order. Unique indexes decide, so only one of two concurrent tries wins.
 */
export type StoreResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An earlier try with this key stored this order. */
  | { readonly kind: 'same-key'; readonly order: StoredOrder }
  /** The role has an unpaid order for these goods. */
  | ({ readonly kind: 'unpaid' } & UnpaidOrder)
  /** Another order for this debt is pending or paid. */
  | { readonly kind: 'debt-taken' }
  /** The purchase limit of the goods is reached. */
  | { readonly kind: 'limit-reached' }
  /** The coupon is used, expired, or reserved by another order. */
  | { readonly kind: 'coupon-gone' }
  /** The card has just paid for another order. */
  | { readonly kind: 'card-used' };

/** A conflicting order may be settled between two queries; then the insert is tried again. */
const maxTries = 5;

/**
 * Stores an order unless its key was used before, or its goods or its debt have an unpaid order;
 * unique indexes enforce these rules. They are reported before a reached limit and a coupon or card
 * that is gone, because the conflicting order itself may hold those.
 */
export async function storeOrder(
  database: Database,
  order: ValidOrder,
  intent: Intent,
  { now, charge }: { readonly now: Date; readonly charge: Charge },
): Promise<StoreResult> {
  const row = orderRow(order, intent, now);
  const terms = { charge, limit: order.product.purchaseLimit };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const insertion = await insertOrder(database, row, terms);
    if (insertion.kind === 'stored') return insertion;
    const same = await findByKey(database, row.userId, intent.key);
    if (same !== null) return { kind: 'same-key', order: same };
    const unpaid = await findUnpaid(database, row);
    if (unpaid !== null) return { kind: 'unpaid', ...unpaid };
    if (await isDebtTaken(database, row)) return { kind: 'debt-taken' };
    if (insertion.kind !== 'conflict') return insertion;
  }
  throw new Error('an order could neither be stored nor found');
}
