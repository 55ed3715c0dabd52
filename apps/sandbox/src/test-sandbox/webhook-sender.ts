import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import { providerKeys } from '../database/schema/providers';
import type { PaymentEvent } from '../webhooks/apply-event';
import type { TestSandbox } from './test-sandbox';

/** Returns a provider's signing key by generation; throws if there is none. */
export async function keyOf(
  { services }: TestSandbox,
  provider: string,
  generation = 2,
): Promise<string> {
  const { database } = services;
  const isIt = and(eq(providerKeys.provider, provider), eq(providerKeys.generation, generation));
  const [key] = await database.select().from(providerKeys).where(isIt);
  if (key === undefined) throw new Error(`${provider} has no key of generation ${generation}`);
  return key.secret;
}

/** Returns a provider's event about an order, with a new id. */
export async function eventOf(
  { services }: TestSandbox,
  billingNo: string,
  type: PaymentEvent['type'] = 'payment.approved',
): Promise<PaymentEvent> {
  const { database } = services;
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  if (order === undefined) throw new Error(`no order ${billingNo}`);
  return {
    id: crypto.randomUUID(),
    type,
    payment_id: order.paymentId,
    merchant_order: billingNo,
    amount_minor: order.priceMinor,
    currency: order.currency,
  };
}

/** Posts a body with a signature; tests may make both invalid. */
export async function postWebhook(
  sandbox: TestSandbox,
  provider: string,
  body: string,
  signature: string,
): Promise<{ readonly status: number; readonly outcome: string }> {
  const response = await sandbox.request({
    host: 'api.localhost',
    path: `/webhooks/${provider}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': signature },
    body,
  });
  const { outcome = '' } = response.json<{ outcome?: string }>();
  return { status: response.statusCode, outcome };
}
