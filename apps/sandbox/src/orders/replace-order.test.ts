import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { settleFromOutside } from '../control/settle-from-outside';
import { cardPurchase } from '../test-sandbox/exchange';
import { comeLate, delivered, holding, standing, tell } from '../test-sandbox/late-payment';
import { purchase } from '../test-sandbox/purchase';
import { decide, replace, replaced, statesOf } from '../test-sandbox/replacing';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order, settle } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const { platformPay, myCardPoints } = paymentCalls;
const halfHourMs = 30 * 60 * 1000;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

describe('an order that replaces an unpaid one', () => {
  it('is created, and the other fails and is cancelled at its provider', async () => {
    const first = await order(sandbox);
    const second = await replaced(sandbox, first);
    expect(second).not.toBe(first);
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'cancelled']);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it('leaves no event unapplied: the cancellation finds its order settled', async () => {
    const first = await order(sandbox);
    const second = await replaced(sandbox, first);
    await tell(sandbox);
    expect(await rowsOf('select billing_no, outcome from webhook_events')).toEqual([
      { billing_no: first, outcome: 'already-settled' },
    ]);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it('can be paid, and delivers the goods once', async () => {
    const second = await replaced(sandbox, await order(sandbox));
    await settle(sandbox, second, 'success');
    expect(await delivered(sandbox)).toEqual([second]);
  });

  it('takes over the quota', async () => {
    const first = await order(sandbox, holding.place);
    const second = await replaced(sandbox, first, holding.place);
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'cancelled']);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  const held = "select state, billing_no from coupons where code = '" + holding.coupon.coupon_code;

  it('takes over the coupon', async () => {
    const first = await order(sandbox, holding.coupon);
    const second = await replaced(sandbox, first, holding.coupon);
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'reserved', billing_no: second }]);
    await settle(sandbox, second, 'success');
    await tell(sandbox);
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'used', billing_no: second }]);
  });

  it('releases the coupon if it uses none', async () => {
    await replaced(sandbox, await order(sandbox, holding.coupon));
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'avail', billing_no: null }]);
  });

  it('takes over the replenishment', async () => {
    const first = await order(sandbox, holding.replenishment);
    const second = await replaced(sandbox, first, holding.replenishment);
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'cancelled']);
    await settle(sandbox, second, 'success');
    const paid = "select billing_no from replenishments where state = 'paid' and billing_no <> ''";
    expect(await rowsOf(paid)).toContainEqual({ billing_no: second });
  });

  it('may be paid by a prepaid card inside the shop', async () => {
    const oauth_token = await sandbox.signIn('formosa-player', 'jade-sword');
    const query = { ...cardPurchase, oauth_token };
    const made = await sandbox.ask(myCardPoints, query);
    const first = made.kind === 'content' ? made.content.billing_no : '';
    expect(await sandbox.ask(calls.myCardInGame, query)).toMatchObject({
      code: Code.unpaidOrder,
    });
    const paid = await sandbox.ask(calls.myCardInGame, { ...query, replaces: first });
    const second = paid.kind === 'content' ? paid.content.billing_no : '';
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'cancelled']);
    expect(await standing(sandbox, second)).toEqual(['success', null]);
    expect(await delivered(sandbox)).toEqual([second]);
  });

  it('is created even if the webhook of a refused payment is late', async () => {
    const first = await order(sandbox);
    await decide(sandbox, first, 'refused');
    const second = await replaced(sandbox, first);
    await tell(sandbox);
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'refused']);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it('lets an overdue payment expire', async () => {
    const first = await order(sandbox);
    await sandbox.services.clock.moveTo(halfHourMs);
    const second = await replaced(sandbox, first);
    expect(await statesOf(sandbox, first)).toEqual(['fail', 'expired']);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
    expect(await rowsOf('select body from provider_events')).toMatchObject([
      { body: expect.stringContaining('"payment.expired"') },
    ]);
  });

  it.each(['fail', 'expired'] as const)('ignores one that has ended: %s', async (ending) => {
    const first = await order(sandbox);
    await settle(sandbox, first, ending);
    const before = await standing(sandbox, first);
    const second = await replaced(sandbox, first);
    expect(await standing(sandbox, first)).toEqual(before);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it('is answered with -3060 if the ended one was followed by another unpaid order', async () => {
    const first = await order(sandbox);
    const second = await replaced(sandbox, first);
    expect(await replace(sandbox, first)).toMatchObject({
      code: Code.unpaidOrder,
      content: { billing_no: second },
    });
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });
});

describe('a repeated key', () => {
  const idempotency_key = 'f4b9b6a8-91c0-4a6b-8d6b-0a3f8f2f9a01';

  it('returns its order, whether or not the retry names the replaced one', async () => {
    const first = await order(sandbox);
    const made = await replace(sandbox, first, { idempotency_key });
    const second = made.kind === 'content' ? made.content.billing_no : '';
    const again = { kind: 'content', content: { billing_no: second, status: 10 } };
    expect(await replace(sandbox, first, { idempotency_key })).toMatchObject(again);
    expect(await replace(sandbox, second, { idempotency_key })).toMatchObject(again);
    expect(await replace(sandbox, 'none', { idempotency_key })).toMatchObject(again);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it('that was refused for the unpaid order may name it', async () => {
    const first = await order(sandbox);
    const oauth_token = await sandbox.signIn('nova-player', 'starfall');
    const query = { ...purchase, oauth_token, idempotency_key };
    expect(await sandbox.ask(platformPay, query)).toMatchObject({ code: Code.unpaidOrder });
    expect(await replace(sandbox, first, { idempotency_key })).toMatchObject({ kind: 'content' });
  });

  it('makes one order when it is sent many times at once', async () => {
    const first = await order(sandbox);
    const tries = Array.from({ length: 20 }, async () =>
      replace(sandbox, first, { idempotency_key }),
    );
    const results = await Promise.all(tries);
    const numbers = results.map((one) => (one.kind === 'content' ? one.content.billing_no : one));
    expect(new Set(numbers).size).toBe(1);
    expect(await rowsOf("select 1 from orders where status = 'pending'")).toHaveLength(1);
    expect(await rowsOf('select 1 from orders')).toHaveLength(2);
  });
});

describe('a payment of the replaced order that arrives after all', () => {
  it('delivers its goods too, and is flagged', async () => {
    const first = await order(sandbox);
    const second = await replaced(sandbox, first);
    await comeLate(sandbox, first);
    expect(await standing(sandbox, first)).toEqual(['success', 'late-success']);
    expect(await statesOf(sandbox, second)).toEqual(['pending', 'open']);
  });

  it.each([
    ['quota', holding.place],
    ['coupon', holding.coupon],
    ['replenishment', holding.replenishment],
  ])('is refunded if the new order holds the %s', async (_, change) => {
    const first = await order(sandbox, change);
    const second = await replaced(sandbox, first, change);
    await comeLate(sandbox, first);
    expect(await standing(sandbox, first)).toEqual(['fail', 'refund-due']);
    expect(await settleFromOutside(sandbox.services, second, 'success')).toBe('settled');
    expect(await delivered(sandbox)).toEqual([second]);
  });
});
