import { TransactionRollbackError } from 'drizzle-orm';
import { releaseCoupon, reserveCoupon } from '../coupons/hold-coupon';
import type { Database, Executor, Transaction } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasQuota } from '../limits/has-quota';
import { consumeCard, isCardUnused } from '../prepaid-cards/consume-card';
import type { BlockingOrder } from './find-order';
import { insertWithPayment } from './insert-with-payment';
import type { Charge, StoredOrder } from './order';
import { cancelReplaced, findReplaced } from './replace-order';
import { settleOrder } from './settle-order';

/** The result of one attempt to insert an order. */
export type InsertResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** Another order has the same key, or is unpaid for the same goods or replenishment. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'coupon-gone' }
  | { readonly kind: 'card-used' }
  /** The order to be replaced is paid. */
  | ({ readonly kind: 'unpaid' } & BlockingOrder)
  | { readonly kind: 'not-replaceable' }
  /** The order to be replaced was settled after it had been read, so that it has to be read again. */
  | { readonly kind: 'just-settled' };

/** What storing an order depends on besides its row. */
export interface Terms {
  readonly charge: Charge;
  readonly limit: PurchaseLimit | null;
  /** The number of the order that it replaces, or null. */
  readonly replaces: string | null;
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

function asPaid(order: StoredOrder): InsertResult {
  // A payment that was made does not end, so there is no deadline to show.
  return { kind: 'unpaid', order, endsAt: null };
}

/**
 * Inserts an order with everything it takes, and ends the unpaid one that it replaces. The replaced order
 * is settled last: until then a purchase of the same goods finds it unpaid and does not wait for this
 * transaction, so it cannot wait while it holds the coupon or quota that this one needs.
 */
async function insertInTransaction(
  transaction: Transaction,
  row: StoredOrder,
  { charge, limit }: Terms,
  replaced: StoredOrder | null,
): Promise<InsertResult> {
  const now = row.createdAt;
  const attempt = { ...row, replaces: replaced?.billingNo ?? null };
  if (!(await hasQuota(transaction, limit, attempt, now))) return { kind: 'limit-reached' };
  if (charge.kind === 'card' && !(await isCardUnused(transaction, charge.numberHash)))
    return { kind: 'card-used' };
  if (replaced !== null) {
    const ending = await cancelReplaced(transaction, replaced, now);
    if (ending === 'paid') return asPaid(replaced);
    if (ending === 'settled') return { kind: 'just-settled' };
    await releaseCoupon(transaction, replaced);
  }
  if (!(await reserveCoupon(transaction, row, now))) return { kind: 'coupon-gone' };
  if (replaced !== null) await settleOrder(transaction, replaced.billingNo, 'fail', now);
  return asInsertion(await insertCharged(transaction, row, charge));
}

/**
 * Inserts an order in one transaction with its quota, its coupon, and the provider's record or the
 * prepaid card. A card pays the order at once. If the order is not stored, nothing is changed.
 */
export async function insertOrder(
  database: Database,
  row: StoredOrder,
  terms: Terms,
): Promise<InsertResult> {
  const { charge, limit, replaces } = terms;
  const named = await findReplaced(database, row, replaces);
  if (named.kind === 'not-replaceable') return named;
  if (named.kind === 'paid') return asPaid(named.order);
  const replaced = named.kind === 'pending' ? named.order : null;

  // Most orders have no limit, coupon or card, and replace none; one statement stores them.
  const isPlain =
    limit === null && row.couponCode === null && charge.kind === 'provider' && replaced === null;
  if (isPlain) return asInsertion(await insertCharged(database, row, charge));
  let result: InsertResult = { kind: 'conflict' };
  try {
    await database.transaction(async (transaction) => {
      result = await insertInTransaction(transaction, row, terms, replaced);
      if (result.kind !== 'stored') transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return result;
}
