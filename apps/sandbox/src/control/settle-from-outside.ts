import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import type { StoredOrder } from '../orders/order';
import { type Decision, decidePayment, findPayment, acceptLatePayment } from '../providers/payment';

/** The requested result of an order; `late-success` is a payment after the order has failed. */
export type RequestedStatus = 'success' | 'fail' | 'expired' | 'late-success';

/** The result of a settlement; `not-heard` if the webhook was not delivered in time. */
export type Settlement = 'unknown-order' | 'settled' | 'was-settled' | 'not-heard';

const maxRounds = 5;
/** Pause for another instance that is delivering the event. */
const pauseMs = 50;

const decisions = {
  success: 'approved',
  fail: 'refused',
  expired: 'expired',
  'late-success': 'expired',
} as const satisfies Record<RequestedStatus, Decision>;

async function findOrder({ database }: Services, billingNo: string): Promise<StoredOrder | null> {
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  return order ?? null;
}

/** Delivers the provider's webhook and retries until the shop has processed it. */
async function notifyShop(
  services: Services,
  billingNo: string,
  isHeard: (order: StoredOrder) => boolean,
): Promise<Settlement> {
  for (let round = 0; round < maxRounds; round += 1) {
    await services.outbox.flush();
    const order = await findOrder(services, billingNo);
    if (order === null) return 'unknown-order';
    if (isHeard(order)) return 'settled';
    await wait(pauseMs);
  }
  return 'not-heard';
}

async function payLate(services: Services, order: StoredOrder): Promise<Settlement> {
  const { database, clock } = services;
  const isTaken = await acceptLatePayment(database, { id: order.paymentId }, clock.now());
  if (!isTaken) return 'was-settled';
  return notifyShop(services, order.billingNo, ({ flag }) => flag !== null);
}

/**
 * Settles an order as in production: its provider decides the payment and sends a webhook. Resolves
 * once the shop has processed it.
 */
export async function settleFromOutside(
  services: Services,
  billingNo: string,
  ending: RequestedStatus,
): Promise<Settlement> {
  const { database, clock } = services;
  const order = await findOrder(services, billingNo);
  if (order === null) return 'unknown-order';
  let settlement: Settlement = 'was-settled';
  if (order.status === 'pending') {
    const payment = await findPayment(database, order.provider, order.paymentId);
    if (payment === null) return 'unknown-order';
    await decidePayment(database, payment, decisions[ending], clock.now());
    settlement = await notifyShop(services, billingNo, ({ status }) => status !== 'pending');
  }
  const isLate = ending === 'late-success' && settlement !== 'not-heard';
  return isLate ? payLate(services, order) : settlement;
}
