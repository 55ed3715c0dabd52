import { Code } from '@shop/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { replenishments } from '../database/schema/replenishments';
import type { PaymentRequest } from '../orders/order';

/** A stored replenishment of a blocked account. */
export type StoredReplenishment = typeof replenishments.$inferSelect;

/** Finds the replenishment of a link, even if paid or expired; null for an unknown id. */
export async function findReplenishment(
  database: Executor,
  id: string,
): Promise<StoredReplenishment | null> {
  const [found] = await database.select().from(replenishments).where(eq(replenishments.id, id));
  return found ?? null;
}

const secondMs = 1000;

/** Returns the whole seconds left to pay it; 0 if it is paid or its link has expired. */
export function secondsLeft({ state, expiresAt }: StoredReplenishment, now: Date): number {
  if (state === 'paid') return 0;
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / secondMs));
}

const maxPaymentMs = 15 * 60 * 1000;

/**
 * Returns the deadline for a provider to take money for a replenishment: when the link expires, at
 * most 15 minutes ahead, because a pending payment blocks all other payers.
 */
export function paymentEnd({ expiresAt }: { readonly expiresAt: Date }, now: Date): Date {
  return new Date(Math.min(expiresAt.getTime(), now.getTime() + maxPaymentMs));
}

type Named = Pick<
  PaymentRequest,
  'client_id' | 'server_id' | 'role_id' | 'product_id' | 'areaId' | 'coupon_code'
>;

/**
 * Returns the first reason to refuse a payment for a replenishment, or null. Game, server, role and
 * goods must match the replenishment, else it is -3070. Paid or expired is -3072. Coupons are not accepted.
 */
function replenishmentRefusal(owed: StoredReplenishment, params: Named, now: Date): Code | null {
  const isOwed =
    owed.clientId === params.client_id &&
    owed.serverId === params.server_id &&
    owed.areaId === (params.areaId ?? '') &&
    owed.roleId === params.role_id &&
    owed.productId === params.product_id;
  if (!isOwed) return Code.wrongMethodParameters;
  if (secondsLeft(owed, now) === 0) return Code.linkExpired;
  return params.coupon_code === undefined ? null : Code.illegalCouponUse;
}

/** The replenishment that a payment names, null if it names none, or the code of the refusal. */
export type ReplenishmentSearch =
  | { readonly kind: 'found'; readonly replenishment: StoredReplenishment | null }
  | { readonly kind: 'refused'; readonly code: Code };

/** Finds the replenishment of a payment with a `replenish_id`; runs no query without one. */
export async function searchReplenishment(
  database: Executor,
  params: PaymentRequest,
  now: Date,
): Promise<ReplenishmentSearch> {
  if (params.replenish_id === undefined) return { kind: 'found', replenishment: null };
  const replenishment = await findReplenishment(database, params.replenish_id);
  if (replenishment === null) return { kind: 'refused', code: Code.replenishError };
  const code = replenishmentRefusal(replenishment, params, now);
  return code === null ? { kind: 'found', replenishment } : { kind: 'refused', code };
}
