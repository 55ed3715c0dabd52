import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '../database/schema/orders';
import type { StoredOrder } from '../orders/stored-order';
import { acceptLatePayment } from '../providers/payment';
import { testReplenishments } from '../seed/replenishments';
import { couponCodeOf } from './coupon-holder';
import type { Query, TestSandbox } from './test-sandbox';
import { order, settle } from './top-up';

const debtId =
  testReplenishments().find((one) => one.brand === 'nova' && one.life === 'running')?.id ?? '';

/** Purchases by nova's player that hold something while they are pending. */
export const holding = {
  coupon: { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') },
  place: { product_id: '510001-limited-welcome' },
  debt: { role_id: '51000151', replenish_id: debtId },
} as const satisfies Record<string, Query>;

/** An order as it stands. */
export async function orderOf({ services }: TestSandbox, billingNo: string): Promise<StoredOrder> {
  const { database } = services;
  const [row] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  if (row === undefined) throw new Error(`no order ${billingNo}`);
  return row;
}

/** Its status and its flag. */
export async function standing(
  sandbox: TestSandbox,
  billingNo: string,
): Promise<readonly [string, string | null]> {
  const { status, flag } = await orderOf(sandbox, billingNo);
  return [status, flag];
}

/** An order whose payment expired. */
export async function missed(sandbox: TestSandbox, change: Query = {}): Promise<string> {
  const billingNo = await order(sandbox, change);
  await settle(sandbox, billingNo, 'expired');
  return billingNo;
}

/** The provider takes the money after all, and has not told the shop yet. */
export async function payLate(sandbox: TestSandbox, billingNo: string): Promise<void> {
  const { database, clock } = sandbox.services;
  await acceptLatePayment(
    database,
    { id: (await orderOf(sandbox, billingNo)).paymentId },
    clock.now(),
  );
}

/** Lets the provider tell the shop until it is heard, without its pauses. */
export async function tell({ services }: TestSandbox): Promise<void> {
  const { database, outbox } = services;
  for (let tries = 0; tries < 3; tries += 1) {
    await database.execute('update provider_events set next_attempt_at = now()');
    await outbox.flush();
  }
  const unheard = 'select 1 from provider_events where delivered_at is null';
  expect((await database.execute(unheard)).rows).toEqual([]);
}

/** The provider takes the money after all, and the shop hears of it. */
export async function comeLate(sandbox: TestSandbox, billingNo: string): Promise<void> {
  await payLate(sandbox, billingNo);
  await tell(sandbox);
}

/** The numbers of the orders whose goods were handed over. */
export async function delivered({ services }: TestSandbox): Promise<unknown[]> {
  const { rows } = await services.database.execute('select billing_no from deliveries');
  return rows.map((row) => row['billing_no']);
}
