import { type Call, calls, paymentCalls } from '@shop/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../database/schema/orders';
import type { LoggedRequest, RequestLog } from './request-log';

/** A request as tests read it, with its call and its order. */
export interface ListedRequest extends LoggedRequest {
  /** The name of the call; null for images, webhooks and unknown paths. */
  readonly call: string | null;
  /** The order of its `idempotency_key`, or null. */
  readonly billing_no: string | null;
  /** The channel of this order (spec §9), or null. */
  readonly payway_id: string | null;
}

const names: ReadonlyMap<string, string> = new Map(
  [...Object.values<Call>(calls), ...Object.values<Call>(paymentCalls)].map(({ path, name }) => [
    path,
    name,
  ]),
);

/** Returns the key in lower case, as orders store it. */
function keyOf({ query }: LoggedRequest): string | null {
  return query['idempotency_key']?.toLowerCase() ?? null;
}

/** Lists the latest requests in order of arrival; secrets are masked. */
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
