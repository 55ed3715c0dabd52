import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { settle } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
});
afterAll(async () => sandbox.close());

async function storedRows(): Promise<number> {
  const rows = await sandbox.services.database.execute(
    'select billing_no from orders union all select id from payments',
  );
  return rows.rows.length;
}

/** Reads when the only payment expires, in whole seconds. */
async function deadline(): Promise<number> {
  const { rows } = await sandbox.services.database.execute(
    'select floor(extract(epoch from expires_at)) as end from payments',
  );
  return Number(rows[0]?.['end']);
}

async function pay(change: Query = {}) {
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token, ...change });
}

function without(name: string): Query {
  return Object.fromEntries(Object.entries(purchase).filter(([key]) => key !== name));
}

describe('creating an order is refused and stores nothing', () => {
  const { paypalPay, adyenPay, pagsmilePay, xsollaPay, travelletPay, platformPay, naverPay } =
    paymentCalls;
  it.each([
    ['an unknown game', paypalPay, { client_id: '999999' }, Code.noGame],
    ['the head of a group of games', paypalPay, { client_id: '510010' }, Code.noGame],
    ['an area that is not the game’s', paypalPay, { domain_area: 'sea' }, Code.wrongDomain],
    ['goods of another game', paypalPay, { product_id: '510011-gems-80' }, Code.goodsNotInGame],
    ['goods that do not exist', paypalPay, { product_id: 'nothing' }, Code.goodsNotInGame],
    ['a server that does not exist', paypalPay, { server_id: 's999' }, Code.roleNotFound],
    ['a role on another server', paypalPay, { server_id: 's2' }, Code.roleNotFound],
    ['another player’s role', paypalPay, { role_id: '51000121' }, Code.roleNotFound],
    ['an area that is not the role’s', paypalPay, { areaId: 'eu' }, Code.roleNotFound],
    ['a coupon', paypalPay, { coupon_code: 'FREE' }, Code.illegalCouponUse],
    [
      'a price other than the current one',
      paypalPay,
      { expected_price: '4.98' },
      Code.priceChanged,
    ],
    [
      'a currency other than that of the goods',
      paypalPay,
      { expected_currency: 'EUR' },
      Code.priceChanged,
    ],
    ['a region without channels', paypalPay, { country: 'AQ' }, Code.channelNotFound],
    ['a region without this channel', paypalPay, { country: 'TR' }, Code.channelNotFound],
    ['a call that serves no channel of the region', naverPay, {}, Code.channelNotFound],
    ['a method of another channel', adyenPay, { channel: 'PIX' }, Code.wrongMethodParameters],
    ['a method of another region', pagsmilePay, { channel: 'PIX' }, Code.channelNotFound],
    ['no method where one is needed', adyenPay, {}, Code.wrongMethodParameters],
    ['an unknown channel id', xsollaPay, { channel_id: '1' }, Code.channelNotFound],
    ['too small an amount', travelletPay, {}, Code.channelOutOfRange],
    [
      'too large an amount',
      platformPay,
      { product_id: '510001-gems-6480' },
      Code.channelOutOfRange,
    ],
    ['a key that is no UUID', paypalPay, { idempotency_key: 'again' }, Code.malformedRequest],
    ['an empty device id', paypalPay, { did: '' }, Code.malformedRequest],
  ])('for %s', async (_, call, change, code) => {
    const result = await sandbox.ask(call, { ...purchase, oauth_token: token, ...change });
    expect(result).toMatchObject({ kind: 'refused', code });
    expect(await storedRows()).toBe(0);
  });

  it('for an amount outside the limits of the sub-channel', async () => {
    const change = { channel: 'VOUCHER', product_id: '510001-gems-6480', country: 'TR' };
    const inRange = await sandbox.ask(paymentCalls.payermaxPay, {
      ...purchase,
      oauth_token: token,
      ...change,
    });
    const beyond = await sandbox.ask(paymentCalls.payermaxPay, {
      ...purchase,
      oauth_token: token,
      ...change,
      product_id: '510001-gems-60',
    });
    expect(inRange).toMatchObject({ kind: 'content' });
    expect(beyond).toMatchObject({ kind: 'refused', code: Code.channelOutOfRange });
  });

  it('for a request without area in a game with areas', async () => {
    const result = await sandbox.ask(paymentCalls.paypalPay, {
      ...without('areaId'),
      oauth_token: token,
    });
    expect(result).toMatchObject({ kind: 'refused', code: Code.roleNotFound });
  });

  it('for goods with an unpaid order, and returns its number and link', async () => {
    const first = await pay();
    const second = await pay({ idempotency_key: crypto.randomUUID() });
    const { content } = first.kind === 'content' ? first : { content: null };
    expect(second).toMatchObject({
      kind: 'refused',
      code: Code.unpaidOrder,
      content: {
        billing_no: content?.billing_no,
        url: content?.url,
        pay_end_time: await deadline(),
      },
    });
    expect(await storedRows()).toBe(2);
  });
});

describe('an order', () => {
  it('has a number with a time and 64 random bits, and a link to its provider', async () => {
    const result = await pay({ expected_price: '4.99', expected_currency: 'USD' });
    expect(result).toMatchObject({
      kind: 'content',
      content: {
        billing_no: expect.stringMatching(/^\d{12}[0-9A-Z]{13}$/),
        url: expect.stringMatching(/^http:\/\/pay\.localhost:4000\/pay\/paypal\/[\w-]{22}$/),
        status: -1,
      },
    });
  });

  it('has the price of the database, not that of the request', async () => {
    await pay({ price: '0.01', price_minor: '1', min_money: '0' });
    const rows = await sandbox.services.database.execute(
      'select price_minor, currency from orders',
    );
    expect(rows.rows).toEqual([{ price_minor: '499', currency: 'USD' }]);
  });

  it('links to the card frame on the card host if the provider has hosted card fields', async () => {
    const query = { ...purchase, oauth_token: token, channel: 'CARD', spec_lang: 'en' };
    const result = await sandbox.ask(paymentCalls.pingpongxPay, query);
    const url = expect.stringMatching(/^http:\/\/cards\.localhost:4000\/frame\/pingpongx-card\?/);
    expect(result).toMatchObject({ kind: 'content', content: { url } });
  });
});

describe('an idempotency key', () => {
  const key = 'f4b9b6a8-91c0-4a6b-8d6b-0a3f8f2f9a01';

  it('returns the same order when it is sent repeatedly', async () => {
    const first = await pay({ idempotency_key: key });
    const again = await pay({ idempotency_key: key, session_id: 'another-visit', did: 'd2' });
    const { content } = first.kind === 'content' ? first : { content: null };
    expect(again).toEqual({ kind: 'content', content: { ...content, status: 10 } });
  });

  it('creates one order for a hundred concurrent requests', async () => {
    const tries = Array.from({ length: 100 }, async () => pay({ idempotency_key: key }));
    const results = await Promise.all(tries);
    const numbers = results.map((one) => (one.kind === 'content' ? one.content.billing_no : one));
    const made = results.filter((one) => one.kind === 'content' && one.content.status === -1);
    expect(new Set(numbers).size).toBe(1);
    expect(made).toHaveLength(1);
    expect(await storedRows()).toBe(2);
  });

  it('returns the first order after the price has changed', async () => {
    await pay({ idempotency_key: key, expected_price: '4.99' });
    await sandbox.services.database.execute(
      "update goods set price_minor = 599 where product_id = '510001-gems-300'",
    );
    const again = await pay({ idempotency_key: key, expected_price: '4.99' });
    await sandbox.services.database.execute(
      "update goods set price_minor = 499 where product_id = '510001-gems-300'",
    );
    expect(again).toMatchObject({ kind: 'content', content: { status: 10 } });
  });

  it.each([
    ['other goods', { product_id: '510001-gems-60' }],
    ['another role', { role_id: '51000112' }],
    ['another region', { country: 'US' }],
  ])('is refused with %s', async (_, change) => {
    await pay({ idempotency_key: key });
    const result = await pay({ idempotency_key: key, ...change });
    expect(result).toMatchObject({ kind: 'refused', code: Code.malformedRequest });
    expect(await storedRows()).toBe(2);
  });

  it('can be used by two players independently', async () => {
    await pay({ idempotency_key: key });
    const other = await sandbox.signIn('nova-solo', 'starfall');
    const result = await pay({ idempotency_key: key, oauth_token: other, role_id: '51000121' });
    expect(result).toMatchObject({ kind: 'content', content: { status: -1 } });
  });

  it('does not allow a second unpaid order for the same goods, with two keys at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await sandbox.empty('orders', 'payments');
      const keys = [crypto.randomUUID(), crypto.randomUUID()];
      const results = await Promise.all(keys.map(async (one) => pay({ idempotency_key: one })));
      expect(results.map(({ kind }) => kind).sort()).toEqual(['content', 'refused']);
      expect(results).toContainEqual(expect.objectContaining({ code: Code.unpaidOrder }));
      expect(await storedRows()).toBe(2);
    }
  });
});

describe('reading an order', () => {
  async function bought(): Promise<string> {
    const made = await pay();
    return made.kind === 'content' ? made.content.billing_no : '';
  }

  it('returns all fields to its owner', async () => {
    const billingNo = await bought();
    const query = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, query)).toMatchObject({
      kind: 'content',
      content: {
        billing_no: billingNo,
        status: 'pending',
        user_name: 'nova-player',
        game_name: 'Starfall Odyssey',
        game_server_name: 'S1 Vega',
        role_name: 'Aurelia',
        product_name: '300 Starlight',
        price: 4.99,
        currency: 'USD',
        url: expect.stringContaining('http://pay.localhost:4000/pay/paypal/'),
        pay_end_time: await deadline(),
      },
    });
  });

  it('names no deadline once the order is settled', async () => {
    const billingNo = await bought();
    await settle(sandbox, billingNo, 'success');
    const query = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, query)).toMatchObject({
      content: { status: 'success', url: '', pay_end_time: 0 },
    });
  });

  it('returns only number and status in simple mode', async () => {
    const billingNo = await bought();
    const query = { billing_no: billingNo, simple: '1', oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, query)).toMatchObject({
      content: { billing_no: billingNo, status: 'pending', user_name: '', price: null, url: '' },
    });
  });

  it.each([
    ['another player of the brand', 'nova-solo'],
    ['a player of another brand', 'merlion-player'],
  ])('is refused to %s as not found', async (_, userId) => {
    const billingNo = await bought();
    const other = await sandbox.signIn(userId, 'starfall');
    const own = await sandbox.ask(calls.orderInfo, {
      billing_no: billingNo,
      oauth_token: other,
    });
    const absent = await sandbox.ask(calls.orderInfo, {
      billing_no: 'none',
      oauth_token: other,
    });
    expect(own).toMatchObject({ kind: 'refused', code: Code.notFound });
    expect(own).toEqual(absent);
  });

  it('lists its server among the frequent ones, before those with characters only', async () => {
    await pay({ server_id: 's3', role_id: '51000114' });
    const query = { client_id: '510001', oauth_token: token };
    const result = await sandbox.ask(calls.serverList, query);
    expect(result).toMatchObject({ content: { frequent: ['s3', 's1', 's2'] } });
  });
});
