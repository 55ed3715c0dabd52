import { paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { delivered, holding, missed, payLate, standing, tell } from '../test-sandbox/late-payment';
import { purchase } from '../test-sandbox/purchase';
import { rounds } from '../test-sandbox/rounds';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order } from '../test-sandbox/top-up';
import { eventOf } from '../test-sandbox/webhook-sender';
import { applyEvent } from './apply-event';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const { coupon, place, replenishment } = holding;
/** An even number, since the order of the two rivals alternates. */
const repeats = Array.from({ length: rounds(6, 10) }, (_, round) => round);
const timeoutMs = 120_000;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

async function buy(change: Query, user: string) {
  const oauth_token = await sandbox.signIn(user, 'starfall');
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token, ...change });
}

describe('a late payment in a race', () => {
  it(
    'with the news that its payment failed: it is never lost, every time',
    async () => {
      const { database, clock } = sandbox.services;
      for (const round of repeats) {
        await reset(sandbox.services);
        const billingNo = await order(sandbox);
        const types = ['payment.approved', 'payment.expired'] as const;
        const events = await Promise.all(
          types.map(async (type) => eventOf(sandbox, billingNo, type)),
        );
        if (round % 2 === 1) events.reverse();
        await Promise.all(
          events.map(async (event) => applyEvent(database, 'paypal', event, clock.now())),
        );
        expect((await standing(sandbox, billingNo))[0]).toBe('success');
        expect(await delivered(sandbox)).toEqual([billingNo]);
      }
    },
    timeoutMs,
  );

  /** Sends a late payment and a new order for the same goods at once. */
  async function race(change: Query, round: number, user = 'nova-player'): Promise<string> {
    await reset(sandbox.services);
    const billingNo = await missed(sandbox, change);
    await payLate(sandbox, billingNo);
    const ways = [async () => sandbox.services.outbox.flush(), async () => buy(change, user)];
    await Promise.all((round % 2 === 0 ? ways : ways.reverse()).map(async (way) => way()));
    await tell(sandbox);
    return billingNo;
  }
  const isOver = new Map([
    ['success', 'late-success'],
    ['fail', 'refund-due'],
  ]);
  const alive = "select billing_no from orders where status <> 'fail'";

  it.each([
    ['the last place', place, 'nova-player'],
    ['the coupon', coupon, 'nova-player'],
    ['the replenishment', replenishment, 'nova-solo'],
  ])(
    'for %s: it goes to one of the two, every time',
    async (_, change, user) => {
      for (const round of repeats) {
        const billingNo = await race(change, round, user);
        const [status, flag] = await standing(sandbox, billingNo);
        expect(flag).toBe(isOver.get(status));
        expect(await rowsOf(alive)).toHaveLength(1);
        const isSuccess = status === 'success';
        expect(await delivered(sandbox)).toEqual(isSuccess ? [billingNo] : []);
      }
    },
    timeoutMs,
  );
});
