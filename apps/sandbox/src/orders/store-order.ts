import type { Database } from '../database/database';
import type { Charge } from './charge';
import { findByKey, findUnpaid, isDebtTaken } from './find-order';
import { insertOrder } from './insert-order';
import type { OrderDraft } from './order-draft';
import { type Intent, orderRow } from './order-row';
import type { StoredOrder } from './stored-order';

/** What storing came to. The database decides, so two tries at once cannot both win. */
export type Storing =
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
const mostTries = 5;

/**
 * Stores an order unless its key was used before, or its goods or its debt have an unpaid one. All of
 * these rules are unique indexes. A reached limit, a coupon or a card that is gone are only told when
 * none of them is the reason: they may be held by the very order that is in the way.
 */
export async function storeOrder(
  database: Database,
  draft: OrderDraft,
  intent: Intent,
  { now, charge }: { readonly now: Date; readonly charge: Charge },
): Promise<Storing> {
  const row = orderRow(draft, intent, now);
  const terms = { charge, limit: draft.product.purchaseLimit };
  for (let tries = 0; tries < mostTries; tries += 1) {
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
