import { Code, type PaymentCall, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { settleFromOutside } from '../control/settle-from-outside';
import { decidePayment, findPayment } from '../providers/payment';
import { cardPurchase } from '../test-sandbox/exchange';
import {
  comeLate,
  delivered,
  holding,
  orderOf,
  standing,
  tell,
} from '../test-sandbox/late-payment';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order, settle } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const { paypalPay, platformPay, myCardPoints } = paymentCalls;
const halfHourMs = 30 * 60 * 1000;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

/** Pays another way, in place of an order. */
async function replace(
  replaces: string,
  change: Query = {},
  call: PaymentCall = platformPay,
  user = 'nova-player',
) {
  const oauth_token = await sandbox.signIn(user, 'starfall');
  return sandbox.ask(call, { ...purchase, oauth_token, replaces, ...change });
}

/** Replaces an order; throws if it is refused. */
async function replaced(billingNo: string, change: Query = {}): Promise<string> {
  const made = await replace(billingNo, change);
  if (made.kind === 'content') return made.content.billing_no;
  throw new Error(`no order: ${JSON.stringify(made)}`);
}

/** Ends a payment at its provider, without sending the webhook. */
async function decide(billingNo: string, ending: 'approved' | 'refused'): Promise<void> {
  const { database, clock } = sandbox.services;
  const { provider, paymentId } = await orderOf(sandbox, billingNo);
  const payment = await findPayment(database, provider, paymentId);
  if (payment !== null) await decidePayment(database, payment, ending, clock.now());
}

async function statesOf(billingNo: string): Promise<readonly unknown[]> {
  const [payment] = await rowsOf(
    `select state from payments where merchant_order = '${billingNo}'`,
  );
  return [(await standing(sandbox, billingNo))[0], payment?.['state']];
}

/** All that a purchase changes. */
async function everything() {
  return Promise.all(
    ['orders', 'payments', 'provider_events', 'coupons', 'deliveries'].map(async (table) =>
      rowsOf(`select * from ${table} order by 1`),
    ),
  );
}

describe('an order that replaces an unpaid one', () => {
  it('is created, and the other fails and is cancelled at its provider', async () => {
    const first = await order(sandbox);
    const second = await replaced(first);
    expect(second).not.toBe(first);
    expect(await statesOf(first)).toEqual(['fail', 'cancelled']);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it('leaves no event unapplied: the cancellation finds its order settled', async () => {
    const first = await order(sandbox);
    const second = await replaced(first);
    await tell(sandbox);
    expect(await rowsOf('select billing_no, outcome from webhook_events')).toEqual([
      { billing_no: first, outcome: 'already-settled' },
    ]);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it('can be paid, and delivers the goods once', async () => {
    const second = await replaced(await order(sandbox));
    await settle(sandbox, second, 'success');
    expect(await delivered(sandbox)).toEqual([second]);
  });

  it('takes over the quota', async () => {
    const first = await order(sandbox, holding.place);
    const second = await replaced(first, holding.place);
    expect(await statesOf(first)).toEqual(['fail', 'cancelled']);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  const held = "select state, billing_no from coupons where code = '" + holding.coupon.coupon_code;

  it('takes over the coupon', async () => {
    const first = await order(sandbox, holding.coupon);
    const made = await replace(first, holding.coupon, paypalPay);
    const second = made.kind === 'content' ? made.content.billing_no : '';
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'reserved', billing_no: second }]);
    await settle(sandbox, second, 'success');
    await tell(sandbox);
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'used', billing_no: second }]);
  });

  it('releases the coupon if it uses none', async () => {
    await replaced(await order(sandbox, holding.coupon));
    expect(await rowsOf(`${held}'`)).toEqual([{ state: 'avail', billing_no: null }]);
  });

  it('takes over the debt', async () => {
    const first = await order(sandbox, holding.debt);
    const second = await replaced(first, holding.debt);
    expect(await statesOf(first)).toEqual(['fail', 'cancelled']);
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
    expect(await statesOf(first)).toEqual(['fail', 'cancelled']);
    expect(await standing(sandbox, second)).toEqual(['success', null]);
    expect(await delivered(sandbox)).toEqual([second]);
  });

  it('is created even if the webhook of a refused payment is late', async () => {
    const first = await order(sandbox);
    await decide(first, 'refused');
    const second = await replaced(first);
    await tell(sandbox);
    expect(await statesOf(first)).toEqual(['fail', 'refused']);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it('lets an overdue payment expire', async () => {
    const first = await order(sandbox);
    await sandbox.services.clock.moveTo(halfHourMs);
    const second = await replaced(first);
    expect(await statesOf(first)).toEqual(['fail', 'expired']);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
    expect(await rowsOf('select body from provider_events')).toMatchObject([
      { body: expect.stringContaining('"payment.expired"') },
    ]);
  });

  it.each(['fail', 'expired'] as const)('ignores one that has ended: %s', async (ending) => {
    const first = await order(sandbox);
    await settle(sandbox, first, ending);
    const before = await standing(sandbox, first);
    const second = await replaced(first);
    expect(await standing(sandbox, first)).toEqual(before);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it('is answered with -3060 if the ended one was followed by another unpaid order', async () => {
    const first = await order(sandbox);
    const second = await replaced(first);
    expect(await replace(first)).toMatchObject({
      code: Code.unpaidOrder,
      content: { billing_no: second },
    });
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });
});

describe('nothing changes, and the refusal', () => {
  it('names the order, with its link, if its provider has taken the money', async () => {
    const first = await order(sandbox);
    await decide(first, 'approved');
    const before = await everything();
    expect(await replace(first)).toMatchObject({
      kind: 'refused',
      code: Code.unpaidOrder,
      content: { billing_no: first, url: expect.stringContaining('/pay/paypal/'), pay_end_time: 0 },
    });
    expect(await everything()).toEqual(before);
    await tell(sandbox);
    expect(await standing(sandbox, first)).toEqual(['success', null]);
  });

  it('names the order, without a link, if it is a success', async () => {
    const first = await order(sandbox);
    await settle(sandbox, first, 'success');
    const before = await everything();
    expect(await replace(first)).toMatchObject({
      kind: 'refused',
      code: Code.unpaidOrder,
      content: { billing_no: first, url: '', pay_end_time: 0 },
    });
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['goods', { product_id: '510001-gems-60' }],
    ['role', { server_id: 's3', role_id: '51000114' }],
  ])('is -4000 if the order is for another %s', async (_, change) => {
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(first, change)).toMatchObject({
      kind: 'refused',
      code: Code.malformedRequest,
    });
    expect(await everything()).toEqual(before);
  });

  it('is the same for another player’s order and for one that does not exist', async () => {
    const first = await order(sandbox, holding.debt);
    const before = await everything();
    const foreign = await replace(first, holding.debt, platformPay, 'nova-solo');
    expect(foreign).toMatchObject({ kind: 'refused', code: Code.malformedRequest });
    expect(await replace('none', holding.debt, platformPay, 'nova-solo')).toEqual(foreign);
    expect(await everything()).toEqual(before);
  });

  it('is -3062 if the coupon is gone', async () => {
    await order(sandbox, { ...holding.coupon, product_id: '510001-gems-680' });
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(first, holding.coupon, paypalPay)).toMatchObject({
      code: Code.illegalCouponUse,
    });
    expect(await everything()).toEqual(before);
  });

  it('is -3061 if the limit is reached without the order', async () => {
    const first = await order(sandbox, holding.place);
    const isIt = `where product_id = '${holding.place.product_id}'`;
    const none = `'{"type":"role","frequency":0}'`;
    const [known] = await rowsOf(`select purchase_limit from goods ${isIt}`);
    const before = await everything();
    await rowsOf(`update goods set purchase_limit = ${none} ${isIt}`);
    const result = await replace(first, holding.place);
    const limit = JSON.stringify(known?.['purchase_limit']);
    await rowsOf(`update goods set purchase_limit = '${limit}' ${isIt}`);
    expect(result).toMatchObject({ code: Code.purchaseLimitReached });
    expect(await everything()).toEqual(before);
  });

  it('is -3063 if the price has changed', async () => {
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(first, { expected_price: '4.98' })).toMatchObject({
      code: Code.priceChanged,
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a repeated key', () => {
  const idempotency_key = 'f4b9b6a8-91c0-4a6b-8d6b-0a3f8f2f9a01';

  it('returns its order, whether or not the retry names the replaced one', async () => {
    const first = await order(sandbox);
    const second = await replaced(first, { idempotency_key });
    const again = { kind: 'content', content: { billing_no: second, status: 10 } };
    expect(await replace(first, { idempotency_key })).toMatchObject(again);
    expect(await replace(second, { idempotency_key })).toMatchObject(again);
    expect(await replace('none', { idempotency_key })).toMatchObject(again);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it('that was refused for the unpaid order may name it', async () => {
    const first = await order(sandbox);
    const oauth_token = await sandbox.signIn('nova-player', 'starfall');
    const query = { ...purchase, oauth_token, idempotency_key };
    expect(await sandbox.ask(platformPay, query)).toMatchObject({ code: Code.unpaidOrder });
    expect(await replace(first, { idempotency_key })).toMatchObject({ kind: 'content' });
  });

  it('makes one order when it is sent many times at once', async () => {
    const first = await order(sandbox);
    const tries = Array.from({ length: 20 }, async () => replace(first, { idempotency_key }));
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
    const second = await replaced(first);
    await comeLate(sandbox, first);
    expect(await standing(sandbox, first)).toEqual(['success', 'late-success']);
    expect(await statesOf(second)).toEqual(['pending', 'open']);
  });

  it.each([
    ['quota', holding.place],
    ['coupon', holding.coupon],
    ['debt', holding.debt],
  ])('is refunded if the new order holds the %s', async (_, change) => {
    const first = await order(sandbox, change);
    const made = await replace(first, change, paypalPay);
    const second = made.kind === 'content' ? made.content.billing_no : '';
    await comeLate(sandbox, first);
    expect(await standing(sandbox, first)).toEqual(['fail', 'refund-due']);
    expect(await settleFromOutside(sandbox.services, second, 'success')).toBe('settled');
    expect(await delivered(sandbox)).toEqual([second]);
  });
});
