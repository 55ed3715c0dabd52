import { releaseCoupon, reserveCoupon } from '../coupons/hold-coupon';
import type { Database, Executor } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasPlace } from '../limits/has-place';
import { isCardUnused, consumeCard } from '../prepaid-cards/consume-card';
import type { Charge } from './charge';
import type { StoredOrder } from './stored-order';
import { insertWithPayment } from './insert-with-payment';
import { settleOrder } from './settle-order';

/** What became of the wish to store an order. */
export type Insertion =
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

function asInsertion(order: StoredOrder | null): Insertion {
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
): Promise<Insertion> {
  // Most orders take neither place nor coupon nor card: one statement stores them.
  const isPlain = limit === null && row.couponCode === null && charge.kind === 'provider';
  if (isPlain) return asInsertion(await insertCharged(database, row, charge));
  return database.transaction(async (transaction): Promise<Insertion> => {
    const isAllowed = await hasPlace(transaction, limit, row, row.createdAt);
    if (!isAllowed) return { kind: 'limit-reached' };
    if (charge.kind === 'card' && !(await isCardUnused(transaction, charge.numberHash)))
      return { kind: 'card-used' };
    if (!(await reserveCoupon(transaction, row, row.createdAt))) return { kind: 'coupon-gone' };
    const order = await insertCharged(transaction, row, charge);
    if (order === null) await releaseCoupon(transaction, row);
    return asInsertion(order);
  });
}
