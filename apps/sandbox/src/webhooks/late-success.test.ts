import { Code, calls, paymentCalls } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '../control/list-orders';
import { listReplenishments } from '../control/list-replenishments';
import { listWebhooks } from '../control/list-webhooks';
import { reset } from '../control/reset';
import { orders } from '../database/schema/orders';
import { decidePayment, findPayment } from '../providers/decide-payment';
import { takeLate } from '../providers/take-late';
import { testReplenishments } from '../seed/replenishments';
import { couponCodeOf } from '../test-house/coupon-holder';
import { purchase } from '../test-house/purchase';
import { type Query, type TestHouse, openTestHouse } from '../test-house/test-house';
import { order, settle, topUp } from '../test-house/top-up';
import { applyEvent } from './apply-event';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
beforeEach(async () => reset(house.services));
afterAll(async () => house.close());

const coupon = { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') };
const welcome = { product_id: '510001-limited-welcome' };
const debtId =
  testReplenishments().find((one) => one.brand === 'nova' && one.life === 'running')?.id ?? '';
const debt = { role_id: '51000151', replenish_id: debtId };
const rounds = Array.from({ length: 30 }, (_, round) => round);

async function rowsOf(statement: string) {
  return (await house.services.database.execute(statement)).rows;
}

async function orderOf(billingNo: string) {
  const { database } = house.services;
  const [row] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  if (row === undefined) throw new Error(`no order ${billingNo}`);
  return row;
}

async function standing(billingNo: string): Promise<readonly [string, string | null]> {
  const { status, flag } = await orderOf(billingNo);
  return [status, flag];
}

/** An order whose payment expired. */
async function missed(change: Query = {}): Promise<string> {
  const billingNo = await order(house, change);
  await settle(house, billingNo, 'expired');
  return billingNo;
}

/** The provider takes the money after all, and has not told the shop yet. */
async function payLate(billingNo: string): Promise<void> {
  const { database, clock } = house.services;
  await takeLate(database, { id: (await orderOf(billingNo)).paymentId }, clock.now());
}

/** Lets the provider tell the shop until it is heard, without its pauses. */
async function tell(): Promise<void> {
  const { database, outbox } = house.services;
  for (let tries = 0; tries < 3; tries += 1) {
    await database.execute('update provider_events set next_attempt_at = now()');
    await outbox.flush();
  }
  expect(await rowsOf('select 1 from provider_events where delivered_at is null')).toEqual([]);
}

async function comeLate(billingNo: string): Promise<void> {
  await payLate(billingNo);
  await tell();
}

async function delivered(): Promise<unknown[]> {
  return (await rowsOf('select billing_no from deliveries')).map((row) => row['billing_no']);
}

async function buy(change: Query = {}, user = 'nova-player') {
  const oauth_token = await house.signIn(user, 'starfall');
  return house.ask(paymentCalls.paypalPay, { ...purchase, oauth_token, ...change });
}

async function points(): Promise<number> {
  const oauth_token = await house.signIn('nova-player', 'starfall');
  const info = await house.ask(calls.vipInfo, { client_id: '510001', oauth_token });
  return info.kind === 'content' ? info.content.total_points : -1;
}

describe('money that comes after its order has failed', () => {
  it.each(['refused', 'cancelled', 'expired'] as const)(
    'is worth its goods, once, and is flagged: after %s',
    async (ending) => {
      const { database, clock, outbox } = house.services;
      const billingNo = await order(house);
      const { provider, paymentId } = await orderOf(billingNo);
      const payment = await findPayment(database, provider, paymentId);
      if (payment !== null) await decidePayment(database, payment, ending, clock.now());
      await outbox.flush();
      expect(await standing(billingNo)).toEqual(['fail', null]);
      await comeLate(billingNo);
      expect(await standing(billingNo)).toEqual(['success', 'late-success']);
      expect(await delivered()).toEqual([billingNo]);
    },
  );

  it('is told to the player, to the console and in the list of webhooks', async () => {
    const { database } = house.services;
    const billingNo = await missed();
    await comeLate(billingNo);
    const oauth_token = await house.signIn('nova-player', 'starfall');
    const info = await house.ask(calls.orderInfo, { billing_no: billingNo, oauth_token });
    expect(info).toMatchObject({ content: { status: 'success', url: '' } });
    const listed = [{ billing_no: billingNo, status: 'success', flag: 'late-success' }];
    expect(await listOrders(database)).toMatchObject(listed);
    const webhooks = (await listWebhooks(database)).map(({ type, outcome }) => [type, outcome]);
    expect(webhooks.sort()).toEqual([
      ['payment.approved', 'late-success'],
      ['payment.expired', 'applied'],
    ]);
  });

  it('brings its points once, however often it is told', async () => {
    const before = await points();
    const billingNo = await missed();
    expect(await points()).toBe(before);
    await comeLate(billingNo);
    await house.services.database.execute('truncate webhook_events');
    await house.services.database.execute('update provider_events set delivered_at = null');
    await tell();
    expect(await points()).toBe(before + 50);
    expect(await delivered()).toEqual([billingNo]);
  });

  it('counts for activities from when it was paid', async () => {
    const { clock } = house.services;
    const billingNo = await missed();
    const { createdAt } = await orderOf(billingNo);
    await clock.moveTo(3 * 60 * 60 * 1000);
    await comeLate(billingNo);
    const { settledAt } = await orderOf(billingNo);
    expect((settledAt?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThan(10_000_000);
  });

  it('changes nothing where it is not the amount that was asked', async () => {
    const billingNo = await missed();
    await payLate(billingNo);
    await house.services.database.execute(
      `update provider_events set body = replace(body, '"amount_minor":499', '"amount_minor":498')`,
    );
    await tell();
    expect(await standing(billingNo)).toEqual(['fail', null]);
    expect(await delivered()).toEqual([]);
  });

  it('of fifty webhooks at once, one hands the goods over', async () => {
    const { database, clock } = house.services;
    const billingNo = await missed();
    const { provider, paymentId } = await orderOf(billingNo);
    const told = await Promise.all(
      Array.from({ length: 50 }, async () =>
        applyEvent(
          database,
          provider,
          {
            id: crypto.randomUUID(),
            type: 'payment.approved',
            payment_id: paymentId,
            merchant_order: billingNo,
            amount_minor: 499,
            currency: 'USD',
          },
          clock.now(),
        ),
      ),
    );
    expect(told.filter((outcome) => outcome === 'late-success')).toHaveLength(1);
    expect(told.filter((outcome) => outcome === 'already-settled')).toHaveLength(49);
    expect(await delivered()).toEqual([billingNo]);
  });

  it('is taken by the provider once', async () => {
    const { database, clock } = house.services;
    const { paymentId: id } = await orderOf(await missed());
    const taken = await Promise.all(
      Array.from({ length: 20 }, async () => takeLate(database, { id }, clock.now())),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe('what the order gave back when it failed is taken again', () => {
  it('its coupon, which is then used up', async () => {
    const billingNo = await missed(coupon);
    await comeLate(billingNo);
    expect(await standing(billingNo)).toEqual(['success', 'late-success']);
    expect(await rowsOf(`select state, billing_no from coupons where billing_no <> ''`)).toEqual([
      { state: 'used', billing_no: billingNo },
    ]);
  });

  it('its coupon, though that has run out since', async () => {
    const billingNo = await missed(coupon);
    await house.services.database.execute("update coupons set valid_end_at = now() + '1 hour'");
    await house.services.clock.moveTo(2 * 60 * 60 * 1000);
    await comeLate(billingNo);
    expect(await standing(billingNo)).toEqual(['success', 'late-success']);
  });

  it('its place under a limit', async () => {
    const billingNo = await missed(welcome);
    await comeLate(billingNo);
    expect(await standing(billingNo)).toEqual(['success', 'late-success']);
    expect(await buy(welcome)).toMatchObject({ code: Code.purchaseLimitReached });
  });

  it('the debt it was to pay', async () => {
    const { database, clock } = house.services;
    const billingNo = await missed(debt);
    await comeLate(billingNo);
    const list = await listReplenishments(database, clock.now());
    const paid = list.find(({ replenish_id: id }) => id === debtId);
    expect(paid).toMatchObject({ block: 'lifting', billing_no: billingNo });
    expect(await rowsOf('select user_id from deliveries')).toEqual([{ user_id: 'nova-blocked' }]);
  });
});

describe('where it is gone, the money is to be paid back', () => {
  async function expectRefundDue(billingNo: string): Promise<void> {
    expect(await standing(billingNo)).toEqual(['fail', 'refund-due']);
    expect(await delivered()).not.toContain(billingNo);
  }

  it.each([
    ['a coupon that another order holds', coupon, async () => order(house, coupon)],
    ['a coupon that another order used', coupon, async () => topUp(house, coupon)],
    ['a place that another order holds', welcome, async () => order(house, welcome)],
    ['a place that another order took', welcome, async () => topUp(house, welcome)],
    ['a debt that somebody else is paying', debt, async () => buy(debt, 'nova-solo')],
    ['a debt that is paid', debt, async () => topUp(house, debt)],
  ])('%s', async (_, change, takeAway) => {
    const billingNo = await missed(change);
    await takeAway();
    await comeLate(billingNo);
    await expectRefundDue(billingNo);
  });

  it('and is flagged once, even when what was missing is free again', async () => {
    const billingNo = await missed(welcome);
    const other = await order(house, welcome);
    await comeLate(billingNo);
    await settle(house, other, 'fail');
    await house.services.database.execute('truncate webhook_events');
    await house.services.database.execute('update provider_events set delivered_at = null');
    await tell();
    await expectRefundDue(billingNo);
    const outcomes = await rowsOf(
      `select outcome from webhook_events where billing_no = '${billingNo}'`,
    );
    expect(outcomes.map((row) => row['outcome'])).not.toContain('refund-due');
  });
});

describe('late money races', () => {
  /** Late money for an order and a new order for the same thing, at once. */
  async function race(change: Query, round: number, user = 'nova-player'): Promise<string> {
    await reset(house.services);
    const billingNo = await missed(change);
    await payLate(billingNo);
    const ways = [async () => house.services.outbox.flush(), async () => buy(change, user)];
    await Promise.all((round % 2 === 0 ? ways : ways.reverse()).map(async (way) => way()));
    await tell();
    return billingNo;
  }
  const isOver = new Map([
    ['success', 'late-success'],
    ['fail', 'refund-due'],
  ]);
  const alive = "select billing_no from orders where status <> 'fail'";

  it.each([
    ['the last place', welcome, 'nova-player'],
    ['the coupon', coupon, 'nova-player'],
    ['the debt', debt, 'nova-solo'],
  ])(
    'for %s: it goes to one of the two, in every one of thirty',
    async (_, change, user) => {
      for (const round of rounds) {
        const billingNo = await race(change, round, user);
        const [status, flag] = await standing(billingNo);
        expect(flag).toBe(isOver.get(status));
        expect(await rowsOf(alive)).toHaveLength(1);
        const isSuccess = status === 'success';
        expect(await delivered()).toEqual(isSuccess ? [billingNo] : []);
      }
    },
    60_000,
  );
});
