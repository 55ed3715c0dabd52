import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '../control/list-orders';
import { listReplenishments } from '../control/list-replenishments';
import { listWebhooks } from '../control/list-webhooks';
import { reset } from '../control/reset';
import { decidePayment, findPayment } from '../providers/decide-payment';
import { takeLate } from '../providers/take-late';
import {
  comeLate,
  delivered,
  holding,
  missed,
  orderOf,
  payLate,
  standing,
  tell,
} from '../test-house/late-money';
import { purchase } from '../test-house/purchase';
import { type Query, type TestHouse, openTestHouse } from '../test-house/test-house';
import { order, settle, topUp } from '../test-house/top-up';
import { eventOf } from '../test-house/webhook-sender';
import { applyEvent } from './apply-event';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
beforeEach(async () => reset(house.services));
afterAll(async () => house.close());

const { coupon, place, debt } = holding;

async function rowsOf(statement: string) {
  return (await house.services.database.execute(statement)).rows;
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
      const { provider, paymentId } = await orderOf(house, billingNo);
      const payment = await findPayment(database, provider, paymentId);
      if (payment !== null) await decidePayment(database, payment, ending, clock.now());
      await outbox.flush();
      expect(await standing(house, billingNo)).toEqual(['fail', null]);
      await comeLate(house, billingNo);
      expect(await standing(house, billingNo)).toEqual(['success', 'late-success']);
      expect(await delivered(house)).toEqual([billingNo]);
    },
  );

  it('is told to the player, to the console and in the list of webhooks', async () => {
    const { database } = house.services;
    const billingNo = await missed(house);
    await comeLate(house, billingNo);
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
    const billingNo = await missed(house);
    expect(await points()).toBe(before);
    await comeLate(house, billingNo);
    await house.services.database.execute('truncate webhook_events');
    await house.services.database.execute('update provider_events set delivered_at = null');
    await tell(house);
    expect(await points()).toBe(before + 50);
    expect(await delivered(house)).toEqual([billingNo]);
  });

  it('counts for activities from when it was paid', async () => {
    const { clock } = house.services;
    const billingNo = await missed(house);
    const { createdAt } = await orderOf(house, billingNo);
    await clock.moveTo(3 * 60 * 60 * 1000);
    await comeLate(house, billingNo);
    const { settledAt } = await orderOf(house, billingNo);
    expect((settledAt?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThan(10_000_000);
  });

  it('changes nothing where it is not the amount that was asked', async () => {
    const billingNo = await missed(house);
    await payLate(house, billingNo);
    await house.services.database.execute(
      `update provider_events set body = replace(body, '"amount_minor":499', '"amount_minor":498')`,
    );
    await tell(house);
    expect(await standing(house, billingNo)).toEqual(['fail', null]);
    expect(await delivered(house)).toEqual([]);
  });

  it('of fifty webhooks at once, one hands the goods over', async () => {
    const { database, clock } = house.services;
    const billingNo = await missed(house);
    const told = await Promise.all(
      Array.from({ length: 50 }, async () =>
        applyEvent(database, 'paypal', await eventOf(house, billingNo), clock.now()),
      ),
    );
    expect(told.filter((outcome) => outcome === 'late-success')).toHaveLength(1);
    expect(told.filter((outcome) => outcome === 'already-settled')).toHaveLength(49);
    expect(await delivered(house)).toEqual([billingNo]);
  });

  it('is taken by the provider once', async () => {
    const { database, clock } = house.services;
    const { paymentId: id } = await orderOf(house, await missed(house));
    const taken = await Promise.all(
      Array.from({ length: 20 }, async () => takeLate(database, { id }, clock.now())),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe('what the order gave back when it failed is taken again', () => {
  it('its coupon, which is then used up', async () => {
    const billingNo = await missed(house, coupon);
    await comeLate(house, billingNo);
    expect(await standing(house, billingNo)).toEqual(['success', 'late-success']);
    expect(await rowsOf(`select state, billing_no from coupons where billing_no <> ''`)).toEqual([
      { state: 'used', billing_no: billingNo },
    ]);
  });

  it('its coupon, though that has run out since', async () => {
    const billingNo = await missed(house, coupon);
    await house.services.database.execute("update coupons set valid_end_at = now() + '1 hour'");
    await house.services.clock.moveTo(2 * 60 * 60 * 1000);
    await comeLate(house, billingNo);
    expect(await standing(house, billingNo)).toEqual(['success', 'late-success']);
  });

  it('its place under a limit', async () => {
    const billingNo = await missed(house, place);
    await comeLate(house, billingNo);
    expect(await standing(house, billingNo)).toEqual(['success', 'late-success']);
    expect(await buy(place)).toMatchObject({ code: Code.purchaseLimitReached });
  });

  it('the debt it was to pay', async () => {
    const { database, clock } = house.services;
    const billingNo = await missed(house, debt);
    await comeLate(house, billingNo);
    const list = await listReplenishments(database, clock.now());
    const paid = list.find(({ replenish_id: id }) => id === debt.replenish_id);
    expect(paid).toMatchObject({ block: 'lifting', billing_no: billingNo });
    expect(await rowsOf('select user_id from deliveries')).toEqual([{ user_id: 'nova-blocked' }]);
  });
});

describe('where it is gone, the money is to be paid back', () => {
  async function expectRefundDue(billingNo: string): Promise<void> {
    expect(await standing(house, billingNo)).toEqual(['fail', 'refund-due']);
    expect(await delivered(house)).not.toContain(billingNo);
  }

  it.each([
    ['a coupon that another order holds', coupon, async () => order(house, coupon)],
    ['a coupon that another order used', coupon, async () => topUp(house, coupon)],
    ['a place that another order holds', place, async () => order(house, place)],
    ['a place that another order took', place, async () => topUp(house, place)],
    ['a debt that somebody else is paying', debt, async () => buy(debt, 'nova-solo')],
    ['a debt that is paid', debt, async () => topUp(house, debt)],
  ])('%s', async (_, change, takeAway) => {
    const billingNo = await missed(house, change);
    await takeAway();
    await comeLate(house, billingNo);
    await expectRefundDue(billingNo);
  });

  it('and is flagged once, even when what was missing is free again', async () => {
    const billingNo = await missed(house, place);
    const other = await order(house, place);
    await comeLate(house, billingNo);
    await settle(house, other, 'fail');
    await house.services.database.execute('truncate webhook_events');
    await house.services.database.execute('update provider_events set delivered_at = null');
    await tell(house);
    await expectRefundDue(billingNo);
    const outcomes = await rowsOf(
      `select outcome from webhook_events where billing_no = '${billingNo}'`,
    );
    expect(outcomes.map((row) => row['outcome'])).not.toContain('refund-due');
  });
});
