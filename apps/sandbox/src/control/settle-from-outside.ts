import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import type { StoredOrder } from '../orders/stored-order';
import { type Decision, decidePayment, findPayment, acceptLatePayment } from '../providers/payment';

/** How an order is to end; `late-success` has its money come after it has failed. */
export type WishedEnding = 'success' | 'fail' | 'expired' | 'late-success';

/** What a settlement from the console came to; `not-heard` when the shop could not be told in time. */
export type Settlement = 'unknown-order' | 'settled' | 'was-settled' | 'not-heard';

const maxRounds = 5;
/** Time for another instance that has the event in hand. */
const pauseMs = 50;

const decisions = {
  success: 'approved',
  fail: 'refused',
  expired: 'expired',
  'late-success': 'expired',
} as const satisfies Record<WishedEnding, Decision>;

async function findOrder({ database }: Services, billingNo: string): Promise<StoredOrder | null> {
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  return order ?? null;
}

/** Has the provider tell the shop what it has decided, until the shop has heard it. */
async function tellShop(
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
  return tellShop(services, order.billingNo, ({ flag }) => flag !== null);
}

/**
 * Ends an order the way it ends in life: its provider decides the payment and tells the shop. The
 * answer waits until the shop knows.
 */
export async function settleFromOutside(
  services: Services,
  billingNo: string,
  ending: WishedEnding,
): Promise<Settlement> {
  const { database, clock } = services;
  const order = await findOrder(services, billingNo);
  if (order === null) return 'unknown-order';
  let settlement: Settlement = 'was-settled';
  if (order.status === 'pending') {
    const payment = await findPayment(database, order.provider, order.paymentId);
    if (payment === null) return 'unknown-order';
    await decidePayment(database, payment, decisions[ending], clock.now());
    settlement = await tellShop(services, billingNo, ({ status }) => status !== 'pending');
  }
  const isLate = ending === 'late-success' && settlement !== 'not-heard';
  return isLate ? payLate(services, order) : settlement;
}
