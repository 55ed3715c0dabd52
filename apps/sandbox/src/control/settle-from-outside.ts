import { eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import type { FinalStatus } from '../orders/final-status';
import { decidePayment, findPayment } from '../providers/decide-payment';

/** What a settlement from the console came to. */
export type Settlement = 'unknown-order' | 'settled' | 'was-settled';

const patience = 5;

async function statusOf({ database }: Services, billingNo: string) {
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  return order ?? null;
}

/**
 * Ends an order the way it ends in life: its provider decides the payment and tells the shop. The
 * answer waits until the shop knows.
 */
export async function settleFromOutside(
  services: Services,
  billingNo: string,
  status: FinalStatus,
): Promise<Settlement> {
  const { database, clock, outbox } = services;
  const order = await statusOf(services, billingNo);
  if (order === null) return 'unknown-order';
  if (order.status !== 'pending') return 'was-settled';
  const payment = await findPayment(database, order.provider, order.paymentId);
  if (payment === null) return 'unknown-order';

  const decision = status === 'success' ? 'approved' : 'refused';
  await decidePayment(database, payment, decision, clock.now());
  for (let round = 0; round < patience; round += 1) {
    await outbox.flush();
    if ((await statusOf(services, billingNo))?.status !== 'pending') return 'settled';
  }
  return 'settled';
}
