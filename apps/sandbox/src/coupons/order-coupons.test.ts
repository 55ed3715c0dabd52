import { Code, type PaymentCall, calls, paymentCalls } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { settleFromOutside } from '../control/settle-from-outside';
import { goods } from '../database/schema/catalogue';
import { type CouponHolder, couponCodeOf, couponHolder } from '../test-sandbox/coupon-holder';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const now = '2026-11-18T12:00:00Z';
const coupon_code = couponCodeOf('nova', 'avail');
const withCoupon = { ...purchase, pay_id: '10201', coupon_code };
const illegal = { kind: 'refused', code: Code.illegalCouponUse };

let sandbox: TestSandbox;
let holder: CouponHolder;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  holder = await couponHolder(sandbox, now);
});
afterAll(async () => sandbox.close());

async function buy(change: Query = {}, call: PaymentCall = paymentCalls.paypalPay) {
  return sandbox.ask(call, { ...withCoupon, oauth_token: holder.token, ...change });
}

async function bought(change: Query = {}): Promise<string> {
  const made = await buy(change);
  if (made.kind === 'content') return made.content.billing_no;
  throw new Error(`no order: ${JSON.stringify(made)}`);
}

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

async function placeNow(code = coupon_code): Promise<string | undefined> {
  const coupons = await holder.list('claim,avail,lock,history');
  return coupons.find((one) => one.code === code)?.use_category;
}

async function points(): Promise<number> {
  const query = { client_id: '510001', oauth_token: holder.token };
  const info = await sandbox.ask(calls.vipInfo, query);
  return info.kind === 'content' ? info.content.total_points : -1;
}

/** Delivers all webhooks of the providers again. */
async function tellAgain(): Promise<void> {
  const { database, outbox } = sandbox.services;
  await sandbox.empty('webhook_events');
  await database.execute('update provider_events set delivered_at = null, next_attempt_at = now()');
  await outbox.flush();
}

const other = { product_id: '510001-gems-680' };

describe('an order with a coupon', () => {
  it('has the discounted price for player and provider, and stores both prices', async () => {
    const billingNo = await bought();
    expect(await rowsOf('select * from orders')).toMatchObject([
      { price_minor: '474', full_price_minor: '499', coupon_code, points: 47 },
    ]);
    expect(await rowsOf('select * from payments')).toMatchObject([{ amount_minor: '474' }]);
    const query = { billing_no: billingNo, oauth_token: holder.token };
    expect(await sandbox.ask(calls.orderInfo, query)).toMatchObject({ content: { price: 4.74 } });
  });

  it('compares the expected price with the discounted one', async () => {
    expect(await buy({ expected_price: '4.99' })).toMatchObject({ code: Code.priceChanged });
    expect(await placeNow()).toBe('avail');
    expect(await buy({ expected_price: '4.74' })).toMatchObject({ kind: 'content' });
  });

  it('keeps its price if the coupon’s terms change', async () => {
    const billingNo = await bought();
    await sandbox.services.database.execute('update coupons set rate_permille = 1000');
    await settleFromOutside(sandbox.services, billingNo, 'success');
    expect(await rowsOf('select status, price_minor from orders')).toEqual([
      { status: 'success', price_minor: '474' },
    ]);
  });

  it('costs at least one minor unit', async () => {
    await sandbox.services.database.execute('update coupons set rate_permille = 1');
    await bought();
    expect(await rowsOf('select price_minor from orders')).toEqual([{ price_minor: '1' }]);
  });

  it('has the full price and all points without a coupon', async () => {
    await sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: holder.token });
    expect(await rowsOf('select * from orders')).toMatchObject([
      { price_minor: '499', full_price_minor: null, coupon_code: null, points: 50 },
    ]);
    expect(await placeNow()).toBe('avail');
  });
});

describe('an invalid coupon is refused and stores nothing', () => {
  const { paypalPay, xsollaPay } = paymentCalls;
  it.each([
    ['one that is not claimed', paypalPay, { coupon_code: couponCodeOf('nova', 'claim') }],
    ['one of another game product', paypalPay, { coupon_code: couponCodeOf('nova', 'lock') }],
    ['a used one', paypalPay, { coupon_code: couponCodeOf('nova', 'history', 'used') }],
    ['one that ran out', paypalPay, { coupon_code: couponCodeOf('nova', 'history', 'expired') }],
    ['one of another brand', paypalPay, { coupon_code: couponCodeOf('merlion', 'avail') }],
    ['one that does not exist', paypalPay, { coupon_code: 'NOTHING' }],
    ['goods that take none', paypalPay, { product_id: '510001-pass-1' }],
    ['a channel that takes none', xsollaPay, { channel_id: '1380', pay_id: '12101' }],
    ['another channel’s pay_id', paypalPay, { pay_id: '12101' }],
    ['a pay_id that passes for another channel', xsollaPay, { channel_id: '1380' }],
    ['a pay_id that is none', paypalPay, { pay_id: 'nothing' }],
  ])('%s', async (_, call, change) => {
    expect(await buy(change, call)).toMatchObject(illegal);
    expect(await rowsOf('select billing_no from orders')).toEqual([]);
    expect(await rowsOf('select id from payments')).toEqual([]);
    expect(await rowsOf("select code from coupons where state = 'reserved'")).toEqual([]);
  });

  it('without a pay_id', async () => {
    const query = { ...purchase, coupon_code, oauth_token: holder.token };
    expect(await sandbox.ask(paypalPay, query)).toMatchObject(illegal);
  });

  it('of another player', async () => {
    const oauth_token = await sandbox.signIn('nova-solo', 'starfall');
    expect(await buy({ oauth_token, role_id: '51000121' })).toMatchObject(illegal);
    expect(await placeNow()).toBe('avail');
  });
});

describe('a coupon of an unpaid order', () => {
  it('is locked for previews and other orders', async () => {
    await bought();
    expect(await placeNow()).toBe('lock');
    const query = { client_id: '510001', ...other, coupon_code, oauth_token: holder.token };
    expect(await sandbox.ask(calls.discountPreview, query)).toMatchObject(illegal);
    expect(await buy(other)).toMatchObject(illegal);
  });

  it('leads to that order for the same goods', async () => {
    const billingNo = await bought();
    expect(await buy({ idempotency_key: crypto.randomUUID() })).toMatchObject({
      code: Code.unpaidOrder,
      content: { billing_no: billingNo },
    });
  });

  it('is used up by the payment, and the points are added once', async () => {
    const billingNo = await bought();
    expect(await points()).toBe(620);
    await settleFromOutside(sandbox.services, billingNo, 'success');
    await tellAgain();
    expect(await points()).toBe(667);
    const history = await holder.list('history');
    const used = history.find((one) => one.code === coupon_code);
    expect(used).toMatchObject({ is_used: true });
    expect(used?.used_time).toBeGreaterThanOrEqual(Date.parse(now) / 1000);
    expect(await buy(other)).toMatchObject(illegal);
  });

  it('is released when the order fails, without points', async () => {
    const billingNo = await bought();
    await settleFromOutside(sandbox.services, billingNo, 'fail');
    expect(await points()).toBe(620);
    expect(await placeNow()).toBe('avail');
    expect(await buy(other)).toMatchObject({ kind: 'content' });
  });

  it('stays reserved by a later order when the first one’s failure is repeated', async () => {
    const first = await bought();
    await settleFromOutside(sandbox.services, first, 'fail');
    const second = await bought(other);
    await tellAgain();
    expect(
      await rowsOf(`select state, billing_no from coupons where code = '${coupon_code}'`),
    ).toEqual([{ state: 'reserved', billing_no: second }]);
  });

  it('expires with its week if the order fails after it', async () => {
    const weekly = (await holder.list('claim')).find((one) => one.discount_rate === 0.97);
    const code = weekly?.code ?? '';
    await holder.receive(code);
    const billingNo = await bought({ coupon_code: code });
    holder = await couponHolder(sandbox, '2026-11-23T00:00:00Z');
    expect(await placeNow(code)).toBe('lock');
    await settleFromOutside(sandbox.services, billingNo, 'fail');
    expect(await placeNow(code)).toBe('history');
    expect(await buy({ coupon_code: code })).toMatchObject(illegal);
  });
});

describe('an idempotency key with a coupon', () => {
  const idempotency_key = '0c9f2a50-6a4e-4a52-9f60-6f7f0a6d1f11';

  it('returns the same order when it is sent repeatedly', async () => {
    const billingNo = await bought({ idempotency_key });
    const repeated = { kind: 'content', content: { billing_no: billingNo, status: 10 } };
    expect(await buy({ idempotency_key })).toMatchObject(repeated);
    await settleFromOutside(sandbox.services, billingNo, 'success');
    expect(await buy({ idempotency_key })).toMatchObject(repeated);
    expect(await placeNow()).toBe('history');
  });

  it('creates one order for a hundred concurrent requests', async () => {
    const tries = Array.from({ length: 100 }, async () => bought({ idempotency_key }));
    expect(new Set(await Promise.all(tries)).size).toBe(1);
    expect(await rowsOf('select price_minor from orders')).toEqual([{ price_minor: '474' }]);
  });

  it('is refused with another coupon', async () => {
    await bought({ idempotency_key });
    const code = couponCodeOf('nova', 'claim');
    await holder.receive(code);
    expect(await buy({ idempotency_key, coupon_code: code })).toMatchObject({
      code: Code.malformedRequest,
    });
    expect(await placeNow(code)).toBe('avail');
  });
});

describe('a hundred concurrent orders with one coupon', () => {
  const carts = Array.from({ length: 100 }, (_, index) => ({
    product_id: `cart-${String(index)}`,
  }));

  beforeAll(async () => {
    const isModel = eq(goods.productId, '510001-gems-300');
    const [model] = await sandbox.services.database.select().from(goods).where(isModel);
    if (model === undefined) throw new Error('the seed has no such goods');
    const rows = carts.map(({ product_id: productId }) => ({ ...model, productId }));
    await sandbox.services.database.insert(goods).values(rows);
  });

  it('create one order and refuse the others', async () => {
    const answers = await Promise.all(carts.map(async (cart) => buy(cart)));
    const refused = answers.filter((one) => one.kind === 'refused');
    expect(refused).toHaveLength(99);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([Code.illegalCouponUse]));
    expect(await rowsOf('select coupon_code from orders')).toEqual([{ coupon_code }]);
    expect(await rowsOf('select amount_minor from payments')).toEqual([{ amount_minor: '474' }]);
  });

  it('create one order after each failure, and none after a success', async () => {
    const some = carts.slice(0, 20);
    const isPending = "select billing_no from orders where status = 'pending'";
    for (const status of ['fail', 'fail', 'success'] as const) {
      await Promise.all(some.map(async (cart) => buy(cart)));
      const held = await rowsOf(isPending);
      expect(held).toHaveLength(1);
      await settleFromOutside(sandbox.services, String(held[0]?.['billing_no']), status);
    }
    await Promise.all(some.map(async (cart) => buy(cart)));
    expect(await rowsOf(isPending)).toEqual([]);
    expect(await rowsOf('select status from orders order by created_at')).toEqual([
      { status: 'fail' },
      { status: 'fail' },
      { status: 'success' },
    ]);
  });
});
