import { paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { delivered, holding, missed, payLate, standing, tell } from '../test-house/late-money';
import { purchase } from '../test-house/purchase';
import { type Query, type TestHouse, openTestHouse } from '../test-house/test-house';
import { order } from '../test-house/top-up';
import { eventOf } from '../test-house/webhook-sender';
import { applyEvent } from './apply-event';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(async () => house.close());

const { coupon, place, debt } = holding;
const rounds = Array.from({ length: 30 }, (_, round) => round);
const aWhile = 120_000;

async function rowsOf(statement: string) {
  return (await house.services.database.execute(statement)).rows;
}

async function buy(change: Query, user: string) {
  const oauth_token = await house.signIn(user, 'starfall');
  return house.ask(paymentCalls.paypalPay, { ...purchase, oauth_token, ...change });
}

describe('late money races', () => {
  it(
    'with the news that its payment failed: it is never lost, in every one of thirty',
    async () => {
      const { database, clock } = house.services;
      for (const round of rounds) {
        await reset(house.services);
        const billingNo = await order(house);
        const types = ['payment.approved', 'payment.expired'] as const;
        const events = await Promise.all(
          types.map(async (type) => eventOf(house, billingNo, type)),
        );
        if (round % 2 === 1) events.reverse();
        await Promise.all(
          events.map(async (event) => applyEvent(database, 'paypal', event, clock.now())),
        );
        expect((await standing(house, billingNo))[0]).toBe('success');
        expect(await delivered(house)).toEqual([billingNo]);
      }
    },
    aWhile,
  );

  /** Late money for an order and a new order for the same thing, at once. */
  async function race(change: Query, round: number, user = 'nova-player'): Promise<string> {
    await reset(house.services);
    const billingNo = await missed(house, change);
    await payLate(house, billingNo);
    const ways = [async () => house.services.outbox.flush(), async () => buy(change, user)];
    await Promise.all((round % 2 === 0 ? ways : ways.reverse()).map(async (way) => way()));
    await tell(house);
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
    ['the debt', debt, 'nova-solo'],
  ])(
    'for %s: it goes to one of the two, in every one of thirty',
    async (_, change, user) => {
      for (const round of rounds) {
        const billingNo = await race(change, round, user);
        const [status, flag] = await standing(house, billingNo);
        expect(flag).toBe(isOver.get(status));
        expect(await rowsOf(alive)).toHaveLength(1);
        const isSuccess = status === 'success';
        expect(await delivered(house)).toEqual(isSuccess ? [billingNo] : []);
      }
    },
    aWhile,
  );
});
