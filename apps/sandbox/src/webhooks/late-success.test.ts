import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '../control/list-orders';
import { listReplenishments } from '../control/list-replenishments';
import { listWebhooks } from '../control/list-webhooks';
import { reset } from '../control/reset';
import { decidePayment, findPayment, acceptLatePayment } from '../providers/payment';
import {
  comeLate,
  delivered,
  holding,
  missed,
  orderOf,
  payLate,
  standing,
  tell,
} from '../test-sandbox/late-payment';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order, settle, topUp } from '../test-sandbox/top-up';
import { eventOf } from '../test-sandbox/webhook-sender';
import { applyEvent } from './apply-event';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const { coupon, place, replenishment } = holding;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

async function buy(change: Query = {}, user = 'nova-player') {
  const oauth_token = await sandbox.signIn(user, 'starfall');
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token, ...change });
}

async function points(): Promise<number> {
  const oauth_token = await sandbox.signIn('nova-player', 'starfall');
  const info = await sandbox.ask(calls.vipInfo, { client_id: '510001', oauth_token });
  return info.kind === 'content' ? info.content.total_points : -1;
}

describe('a payment after its order has failed', () => {
  it.each(['refused', 'cancelled', 'expired'] as const)(
    'is worth its goods, once, and is flagged: after %s',
    async (ending) => {
      const { database, clock, outbox } = sandbox.services;
      const billingNo = await order(sandbox);
      const { provider, paymentId } = await orderOf(sandbox, billingNo);
      const payment = await findPayment(database, provider, paymentId);
      if (payment !== null) await decidePayment(database, payment, ending, clock.now());
      await outbox.flush();
      expect(await standing(sandbox, billingNo)).toEqual(['fail', null]);
      await comeLate(sandbox, billingNo);
      expect(await standing(sandbox, billingNo)).toEqual(['success', 'late-success']);
      expect(await delivered(sandbox)).toEqual([billingNo]);
    },
  );

  it('is shown to the player, on the console and in the list of webhooks', async () => {
    const { database } = sandbox.services;
    const billingNo = await missed(sandbox);
    await comeLate(sandbox, billingNo);
    const oauth_token = await sandbox.signIn('nova-player', 'starfall');
    const info = await sandbox.ask(calls.orderInfo, { billing_no: billingNo, oauth_token });
    expect(info).toMatchObject({ content: { status: 'success', url: '' } });
    const listed = [{ billing_no: billingNo, status: 'success', flag: 'late-success' }];
    expect(await listOrders(database)).toMatchObject(listed);
    const webhooks = (await listWebhooks(database)).map(({ type, outcome }) => [type, outcome]);
    expect(webhooks.sort()).toEqual([
      ['payment.approved', 'late-success'],
      ['payment.expired', 'applied'],
    ]);
  });

  it('grants its points once, even if reported several times', async () => {
    const before = await points();
    const billingNo = await missed(sandbox);
    expect(await points()).toBe(before);
    await comeLate(sandbox, billingNo);
    await sandbox.empty('webhook_events');
    await sandbox.services.database.execute('update provider_events set delivered_at = null');
    await tell(sandbox);
    expect(await points()).toBe(before + 50);
    expect(await delivered(sandbox)).toEqual([billingNo]);
  });

  it('counts for activities from the time of the payment', async () => {
    const { clock } = sandbox.services;
    const billingNo = await missed(sandbox);
    const { createdAt } = await orderOf(sandbox, billingNo);
    await clock.moveTo(3 * 60 * 60 * 1000);
    await comeLate(sandbox, billingNo);
    const { settledAt } = await orderOf(sandbox, billingNo);
    expect((settledAt?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThan(10_000_000);
  });

  it('changes nothing if the amount differs', async () => {
    const billingNo = await missed(sandbox);
    await payLate(sandbox, billingNo);
    await sandbox.services.database.execute(
      `update provider_events set body = replace(body, '"amount_minor":499', '"amount_minor":498')`,
    );
    await tell(sandbox);
    expect(await standing(sandbox, billingNo)).toEqual(['fail', null]);
    expect(await delivered(sandbox)).toEqual([]);
  });

  it('delivers the goods once when fifty webhooks arrive at once', async () => {
    const { database, clock } = sandbox.services;
    const billingNo = await missed(sandbox);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () =>
        applyEvent(database, 'paypal', await eventOf(sandbox, billingNo), clock.now()),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'late-success')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already-settled')).toHaveLength(49);
    expect(await delivered(sandbox)).toEqual([billingNo]);
  });

  it('is accepted by the provider once', async () => {
    const { database, clock } = sandbox.services;
    const { paymentId: id } = await orderOf(sandbox, await missed(sandbox));
    const taken = await Promise.all(
      Array.from({ length: 20 }, async () => acceptLatePayment(database, { id }, clock.now())),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe('a late payment takes again what the failed order had released', () => {
  it('its coupon, which is then used', async () => {
    const billingNo = await missed(sandbox, coupon);
    await comeLate(sandbox, billingNo);
    expect(await standing(sandbox, billingNo)).toEqual(['success', 'late-success']);
    expect(await rowsOf(`select state, billing_no from coupons where billing_no <> ''`)).toEqual([
      { state: 'used', billing_no: billingNo },
    ]);
  });

  it('its coupon, even if it has expired since', async () => {
    const billingNo = await missed(sandbox, coupon);
    await sandbox.services.database.execute("update coupons set valid_end_at = now() + '1 hour'");
    await sandbox.services.clock.moveTo(2 * 60 * 60 * 1000);
    await comeLate(sandbox, billingNo);
    expect(await standing(sandbox, billingNo)).toEqual(['success', 'late-success']);
  });

  it('its quota under a limit', async () => {
    const billingNo = await missed(sandbox, place);
    await comeLate(sandbox, billingNo);
    expect(await standing(sandbox, billingNo)).toEqual(['success', 'late-success']);
    expect(await buy(place)).toMatchObject({ code: Code.purchaseLimitReached });
  });

  it('the replenishment it was to pay', async () => {
    const { database, clock } = sandbox.services;
    const billingNo = await missed(sandbox, replenishment);
    await comeLate(sandbox, billingNo);
    const list = await listReplenishments(database, clock.now());
    const paid = list.find(({ replenish_id: id }) => id === replenishment.replenish_id);
    expect(paid).toMatchObject({ block: 'lifting', billing_no: billingNo });
    expect(await rowsOf('select user_id from deliveries')).toEqual([{ user_id: 'nova-blocked' }]);
  });
});

describe('a late payment is to be refunded if the goods are no longer available', () => {
  async function expectRefundDue(billingNo: string): Promise<void> {
    expect(await standing(sandbox, billingNo)).toEqual(['fail', 'refund-due']);
    expect(await delivered(sandbox)).not.toContain(billingNo);
  }

  it.each([
    ['a coupon that another order holds', coupon, async () => order(sandbox, coupon)],
    ['a coupon that another order used', coupon, async () => topUp(sandbox, coupon)],
    ['a place that another order holds', place, async () => order(sandbox, place)],
    ['a place that another order took', place, async () => topUp(sandbox, place)],
    [
      'a replenishment that another payer is paying',
      replenishment,
      async () => buy(replenishment, 'nova-solo'),
    ],
    ['a replenishment that is paid', replenishment, async () => topUp(sandbox, replenishment)],
  ])('%s', async (_, change, takeAway) => {
    const billingNo = await missed(sandbox, change);
    await takeAway();
    await comeLate(sandbox, billingNo);
    await expectRefundDue(billingNo);
  });

  it('and is flagged once, even if they are available again', async () => {
    const billingNo = await missed(sandbox, place);
    const other = await order(sandbox, place);
    await comeLate(sandbox, billingNo);
    await settle(sandbox, other, 'fail');
    await sandbox.empty('webhook_events');
    await sandbox.services.database.execute('update provider_events set delivered_at = null');
    await tell(sandbox);
    await expectRefundDue(billingNo);
    const outcomes = await rowsOf(
      `select outcome from webhook_events where billing_no = '${billingNo}'`,
    );
    expect(outcomes.map((row) => row['outcome'])).not.toContain('refund-due');
  });
});
