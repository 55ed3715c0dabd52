import { Code, paymentCalls, unpaidOrder } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { expireOverdue } from '../providers/payment';
import { delivered, holding, standing, tell } from '../test-sandbox/late-payment';
import { purchase } from '../test-sandbox/purchase';
import { decide } from '../test-sandbox/replacing';
import { rounds } from '../test-sandbox/rounds';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order } from '../test-sandbox/top-up';
import { eventOf } from '../test-sandbox/webhook-sender';
import { applyEvent } from '../webhooks/apply-event';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

/** An even number, since the order of the two rivals alternates. */
const repeats = Array.from({ length: rounds(2, 10) }, (_, round) => round);
const timeoutMs = 180_000;
const halfHourMs = 30 * 60 * 1000;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

async function buy(change: Query) {
  const oauth_token = await sandbox.signIn('nova-player', 'starfall');
  const key = { idempotency_key: crypto.randomUUID() };
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, ...key, oauth_token, ...change });
}

type Result = Awaited<ReturnType<typeof buy>>;

function made(results: readonly Result[]): readonly string[] {
  return results.flatMap((one) => (one.kind === 'content' ? [one.content.billing_no] : []));
}

/** Runs both at once; which one starts alternates. */
async function atOnce<A, B>(
  round: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<readonly [A, B]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}

/** Lists the orders that refusals with -3060 name. */
function named(results: readonly Result[]): readonly string[] {
  return results.flatMap((one) =>
    one.kind === 'refused' && one.code === Code.unpaidOrder
      ? [v.parse(unpaidOrder, one.content).billing_no]
      : [],
  );
}

async function holderOfCoupon(): Promise<readonly unknown[]> {
  const { coupon_code: code } = holding.coupon;
  const [row] = await rowsOf(`select state, billing_no from coupons where code = '${code}'`);
  return [row?.['state'], row?.['billing_no']];
}

/** The orders that have not failed. */
async function alive(): Promise<readonly unknown[]> {
  const rows = await rowsOf("select billing_no from orders where status <> 'fail'");
  return rows.map((row) => row['billing_no']);
}

const unheld = ['avail', null];
const { unpaidOrder: unpaid, linkExpired } = Code;

/** What is bought, and the codes that refuse to replace its order once it is paid. */
const kinds = [
  ['goods', {}, [unpaid]],
  ['the last place', holding.place, [unpaid]],
  ['a coupon', holding.coupon, [unpaid]],
  // The replenishment may be found paid before the order is looked at.
  ['a replenishment', holding.replenishment, [unpaid, linkExpired]],
] as const;

describe.each(kinds)('replacing an order for %s at the same time as', (_, change, codes) => {
  const usesCoupon = 'coupon_code' in change;

  it(
    'its payment is made: either it is paid or there is a new order, never both',
    async () => {
      for (const round of repeats) {
        await reset(sandbox.services);
        const first = await order(sandbox, change);
        const [, result] = await atOnce(
          round,
          async () => decide(sandbox, first, 'approved'),
          async () => buy({ ...change, replaces: first }),
        );
        await tell(sandbox);
        const [second] = made([result]);
        const isPaid = second === undefined;
        expect(named([result])).toEqual(isPaid ? [first] : []);
        expect(await standing(sandbox, first)).toEqual([isPaid ? 'success' : 'fail', null]);
        expect(await alive()).toEqual([second ?? first]);
        expect(await delivered(sandbox)).toEqual(isPaid ? [first] : []);
        const held = isPaid ? ['used', first] : ['reserved', second];
        expect(await holderOfCoupon()).toEqual(usesCoupon ? held : unheld);
      }
    },
    timeoutMs,
  );

  it(
    'the webhook of its payment arrives: it is paid, and the refusal names it',
    async () => {
      const { database, clock } = sandbox.services;
      for (const round of repeats) {
        await reset(sandbox.services);
        const first = await order(sandbox, change);
        await decide(sandbox, first, 'approved');
        const event = await eventOf(sandbox, first);
        const [, result] = await atOnce(
          round,
          async () => applyEvent(database, 'paypal', event, clock.now()),
          async () => buy({ ...change, replaces: first }),
        );
        expect(result).toMatchObject({ kind: 'refused', code: expect.toBeOneOf([...codes]) });
        expect([first]).toEqual(expect.arrayContaining([...named([result])]));
        expect(await standing(sandbox, first)).toEqual(['success', null]);
        expect(await rowsOf('select 1 from orders')).toHaveLength(1);
      }
    },
    timeoutMs,
  );

  it(
    'another press replaces it: one wins, and the refusal of the other names the winner',
    async () => {
      for (const round of repeats) {
        await reset(sandbox.services);
        const first = await order(sandbox, change);
        const press = async () => buy({ ...change, replaces: first });
        const results = await atOnce(round, press, press);
        const [second = '', ...more] = made(results);
        expect(more).toEqual([]);
        expect(named(results)).toEqual([second]);
        expect(await alive()).toEqual([second]);
        expect(await holderOfCoupon()).toEqual(usesCoupon ? ['reserved', second] : unheld);
      }
    },
    timeoutMs,
  );

  it(
    'another tab buys the same without naming it: the other tab is refused',
    async () => {
      for (const round of repeats) {
        await reset(sandbox.services);
        const first = await order(sandbox, change);
        const [result, other] = await atOnce(
          round,
          async () => buy({ ...change, replaces: first }),
          async () => buy(change),
        );
        expect(result).toMatchObject({ kind: 'content' });
        expect(other).toMatchObject({ code: Code.unpaidOrder });
        expect(await rowsOf("select 1 from orders where status = 'pending'")).toHaveLength(1);
      }
    },
    timeoutMs,
  );

  it(
    'its payment expires: there is a new order',
    async () => {
      const { database, clock } = sandbox.services;
      for (const round of repeats) {
        await reset(sandbox.services);
        const first = await order(sandbox, change);
        const end = new Date(clock.now().getTime() + halfHourMs);
        const [result] = await atOnce(
          round,
          async () => buy({ ...change, replaces: first }),
          async () => expireOverdue(database, end),
        );
        await tell(sandbox);
        expect(await standing(sandbox, first)).toEqual(['fail', null]);
        expect(result).toMatchObject({ kind: 'content' });
      }
    },
    timeoutMs,
  );
});

it(
  'never waits in a circle: the new order takes a coupon that another tab is about to use',
  async () => {
    for (const round of repeats) {
      await reset(sandbox.services);
      const first = await order(sandbox);
      const [result, other] = await atOnce(
        round,
        async () => buy({ ...holding.coupon, replaces: first }),
        async () => buy(holding.coupon),
      );
      expect(result).toMatchObject({ kind: 'content' });
      expect(other).toMatchObject({ code: Code.unpaidOrder });
      expect(await holderOfCoupon()).toEqual(['reserved', made([result])[0]]);
    }
  },
  timeoutMs,
);
