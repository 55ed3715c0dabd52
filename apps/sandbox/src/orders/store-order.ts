import type { Database } from '../database/database';
import { type BlockingOrder, findByKey, findUnpaid, isReplenishmentTaken } from './find-order';
import { type Terms, insertOrder } from './insert-order';
import type { StoredOrder } from './order';
import { type Intent, orderRow } from './order-row';
import type { ValidOrder } from './validate-order';

/**
 * The result of storing an order. Unique indexes decide, so only one of two concurrent tries wins.
 */
export type StoreResult =
  | { readonly kind: 'stored'; readonly order: StoredOrder }
  /** An earlier try with this key stored this order. */
  | { readonly kind: 'same-key'; readonly order: StoredOrder }
  /** The role has an unpaid order for these goods, or the order to be replaced is paid. */
  | ({ readonly kind: 'unpaid' } & BlockingOrder)
  /** Another order for this replenishment is pending or paid. */
  | { readonly kind: 'replenishment-taken' }
  /** The purchase limit of the goods is reached. */
  | { readonly kind: 'limit-reached' }
  /** The coupon is used, expired, or reserved by another order. */
  | { readonly kind: 'coupon-gone' }
  /** The card has just paid for another order. */
  | { readonly kind: 'card-used' }
  /** The order to be replaced is not the player's order for these goods. */
  | { readonly kind: 'not-replaceable' };

/** A conflicting order may be settled between two queries; then the insert is tried again. */
const maxTries = 5;

/**
 * Stores an order, and ends the one that it replaces. Nothing changes if its key was used before, or its goods or
 * its replenishment have another unpaid order; unique indexes enforce these rules. They are reported before a
 * reached limit and a coupon or card that is gone, because the conflicting order itself may hold those.
 */
export async function storeOrder(
  database: Database,
  order: ValidOrder,
  intent: Intent,
  { now, charge, replaces }: Pick<Terms, 'charge' | 'replaces'> & { readonly now: Date },
): Promise<StoreResult> {
  const row = orderRow(order, intent, now);
  const terms = { charge, limit: order.product.purchaseLimit, replaces };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const insertion = await insertOrder(database, row, terms);
    if (insertion.kind === 'stored') return insertion;
    const same = await findByKey(database, row.userId, intent.key);
    if (same !== null) return { kind: 'same-key', order: same };
    if (insertion.kind === 'just-settled') continue;
    if (insertion.kind === 'unpaid' || insertion.kind === 'not-replaceable') return insertion;
    const unpaid = await findUnpaid(database, row);
    // A replaced order is still unpaid if the new one was not stored, but is not the reason.
    if (unpaid !== null && unpaid.order.billingNo !== replaces)
      return { kind: 'unpaid', ...unpaid };
    if (await isReplenishmentTaken(database, row)) return { kind: 'replenishment-taken' };
    if (insertion.kind !== 'conflict') return insertion;
  }
  throw new Error('an order could neither be stored nor found');
}
