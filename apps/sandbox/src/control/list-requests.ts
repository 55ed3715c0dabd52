import { type Call, calls, paymentCalls } from '@shop/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../database/schema/orders';
import type { LoggedRequest, RequestLog } from './request-log';

/** A request as tests read it: with what the contract and the orders say of it. */
export interface ListedRequest extends LoggedRequest {
  /** The call's name in the contract; null for pictures, webhooks and unknown paths. */
  readonly call: string | null;
  /** The order that the intent behind its `idempotency_key` led to; null without one. */
  readonly billing_no: string | null;
  /** The channel (spec §9) that this order is paid by. */
  readonly payway_id: string | null;
}

const names: ReadonlyMap<string, string> = new Map(
  [...Object.values<Call>(calls), ...Object.values<Call>(paymentCalls)].map(({ path, name }) => [
    path,
    name,
  ]),
);

/** The key as orders have it, whatever letters it was sent in. */
function keyOf({ query }: LoggedRequest): string | null {
  return query['idempotency_key']?.toLowerCase() ?? null;
}

/** The last requests, in the order they came; their secrets were masked as they were noted. */
export async function listRequests(database: Database, log: RequestLog): Promise<ListedRequest[]> {
  const requests = log.list();
  const keys = requests.flatMap((request) => keyOf(request) ?? []);
  const made = await database
    .select({ key: orders.idempotencyKey, number: orders.billingNo, paywayId: orders.paywayId })
    .from(orders)
    .where(inArray(orders.idempotencyKey, keys));
  const byKey = new Map(made.map((order) => [order.key, order]));
  return requests.map((request) => {
    const order = byKey.get(keyOf(request));
    return {
      ...request,
      call: names.get(request.path) ?? null,
      billing_no: order?.number ?? null,
      payway_id: order?.paywayId ?? null,
    };
  });
}
