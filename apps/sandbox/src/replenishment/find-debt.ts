import { Code } from '@shop/contract';
import type { Executor } from '../database/database';
import type { PaymentRequest } from '../orders/payment-request';
import { replenishmentRefusal } from './check-replenishment';
import { type StoredReplenishment, findReplenishment } from './find-replenishment';

/** The debt that a payment names, null where it names none, or the code of the refusal. */
export type DebtSearch =
  | { readonly kind: 'found'; readonly debt: StoredReplenishment | null }
  | { readonly kind: 'refused'; readonly code: Code };

/** Finds what a payment with a `replenish_id` is for; costs nothing without one. */
export async function findDebt(
  database: Executor,
  params: PaymentRequest,
  now: Date,
): Promise<DebtSearch> {
  if (params.replenish_id === undefined) return { kind: 'found', debt: null };
  const debt = await findReplenishment(database, params.replenish_id);
  if (debt === null) return { kind: 'refused', code: Code.replenishError };
  const code = replenishmentRefusal(debt, params, now);
  return code === null ? { kind: 'found', debt } : { kind: 'refused', code };
}
