import { releaseCoupon, reserveCoupon } from '../coupons/hold-coupon';
import type { Database, Executor } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasQuota } from '../limits/has-quota';
import { isCardUnused, useCard } from '../prepaid-cards/use-card';
import { findByKey, findUnpaid, isDebtTaken } from './find-order';
import { insertWithPayment } from './insert-with-payment';
import type { Charge, StoredOrder } from './order';
import type { ValidOrder } from './validate-order';
import { type Intent, orderRow } from './order-row';
import { settleOrder } from './settle-order';

/** What became of the wish to store an order. */
export type InsertResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An order of the same key, for the same goods or for the same debt is in the way. */
  | { readonly kind: 'in-the-way' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'coupon-gone' }
  | { readonly kind: 'card-used' };

/** What an order is stored under besides what it says itself. */
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
  await useCard(transaction, numberHash, order);
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
  return order === null ? { kind: 'in-the-way' } : { kind: 'stored', order };
}

/**
 * Stores an order with all that hangs on it in one step: its place, its coupon, and the provider's
 * record or the card, none of which is ever without the others. With a card it is paid by that.
 */
export async function insertOrder(
  database: Database,
  row: StoredOrder,
  { charge, limit }: Terms,
): Promise<InsertResult> {
  // Most orders take neither place nor coupon nor card: one statement stores them.
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

/** What storing came to. The database decides, so two tries at once cannot both win. */
export type StoreResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An earlier try with this key had stored this one. */
  | { readonly kind: 'same-key'; readonly order: StoredOrder }
  /** These goods have an order that is not paid yet. */
  | { readonly kind: 'unpaid'; readonly order: StoredOrder }
  /** Somebody else is paying this debt, or has just paid it. */
  | { readonly kind: 'debt-taken' }
  /** These goods were bought as often as is allowed. */
  | { readonly kind: 'limit-reached' }
  /** Its coupon is used, run out, or held by another order. */
  | { readonly kind: 'coupon-gone' }
  /** Its card paid for something else a moment ago. */
  | { readonly kind: 'card-used' };

/** The order in the way may be settled between two looks; then there is room for a new one. */
const maxTries = 5;

/**
 * Stores an order unless its key was used before, or its goods or its debt have an unpaid one. All of
 * these rules are unique indexes. A reached limit, a coupon or a card that is gone are only told when
 * none of them is the reason: they may be held by the very order that is in the way.
 */
export async function storeOrder(
  database: Database,
  draft: ValidOrder,
  intent: Intent,
  { now, charge }: { readonly now: Date; readonly charge: Charge },
): Promise<StoreResult> {
  const row = orderRow(draft, intent, now);
  const terms = { charge, limit: draft.product.purchaseLimit };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const insertion = await insertOrder(database, row, terms);
    if (insertion.kind === 'stored') return insertion;
    const same = await findByKey(database, row.userId, intent.key);
    if (same !== null) return { kind: 'same-key', order: same };
    const unpaid = await findUnpaid(database, row);
    if (unpaid !== null) return { kind: 'unpaid', order: unpaid };
    if (await isDebtTaken(database, row)) return { kind: 'debt-taken' };
    if (insertion.kind !== 'in-the-way') return insertion;
  }
  throw new Error('an order could neither be stored nor found');
}
