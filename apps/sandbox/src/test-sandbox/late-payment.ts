import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '../database/schema/orders';
import type { StoredOrder } from '../orders/order';
import { acceptLatePayment } from '../providers/payment';
import { testReplenishments } from '../seed/replenishments';
import { couponCodeOf } from './coupon-holder';
import type { Query, TestSandbox } from './test-sandbox';
import { order, settle } from './top-up';

const replenishId =
  testReplenishments().find((one) => one.brand === 'nova' && one.life === 'running')?.id ?? '';

/** Purchases by nova's player that reserve something while they are pending. */
export const holding = {
  coupon: { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') },
  place: { product_id: '510001-limited-welcome' },
  replenishment: { role_id: '51000151', replenish_id: replenishId },
} as const satisfies Record<string, Query>;

/** Reads an order; throws if there is none. */
export async function orderOf({ services }: TestSandbox, billingNo: string): Promise<StoredOrder> {
  const { database } = services;
  const [row] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  if (row === undefined) throw new Error(`no order ${billingNo}`);
  return row;
}

/** Reads the status and the flag of an order. */
export async function standing(
  sandbox: TestSandbox,
  billingNo: string,
): Promise<readonly [string, string | null]> {
  const { status, flag } = await orderOf(sandbox, billingNo);
  return [status, flag];
}

/** Makes an order whose payment expires. */
export async function missed(sandbox: TestSandbox, change: Query = {}): Promise<string> {
  const billingNo = await order(sandbox, change);
  await settle(sandbox, billingNo, 'expired');
  return billingNo;
}

/** Accepts a late payment at the provider, without sending the webhook. */
export async function payLate(sandbox: TestSandbox, billingNo: string): Promise<void> {
  const { database, clock } = sandbox.services;
  await acceptLatePayment(
    database,
    { id: (await orderOf(sandbox, billingNo)).paymentId },
    clock.now(),
  );
}

/** Delivers all pending webhooks, without the pauses between retries. */
export async function tell({ services }: TestSandbox): Promise<void> {
  const { database, outbox } = services;
  for (let tries = 0; tries < 3; tries += 1) {
    await database.execute('update provider_events set next_attempt_at = now()');
    await outbox.flush();
  }
  const unheard = 'select 1 from provider_events where delivered_at is null';
  expect((await database.execute(unheard)).rows).toEqual([]);
}

/** Accepts a late payment at the provider and delivers its webhook. */
export async function comeLate(sandbox: TestSandbox, billingNo: string): Promise<void> {
  await payLate(sandbox, billingNo);
  await tell(sandbox);
}

/** Lists the numbers of the orders whose goods were delivered. */
export async function delivered({ services }: TestSandbox): Promise<unknown[]> {
  const { rows } = await services.database.execute('select billing_no from deliveries');
  return rows.map((row) => row['billing_no']);
}
