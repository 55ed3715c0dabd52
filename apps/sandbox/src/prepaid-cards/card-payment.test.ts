import { randomUUID } from 'node:crypto';
import { type Call, Code, calls, paymentCalls } from '@shop/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { replenishments } from '../database/schema/replenishments';
import { cardFor, cardPurchase, exchange, infoOf } from '../test-sandbox/exchange';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  token = await sandbox.signIn('formosa-player', 'jade-sword');
});
afterAll(async () => sandbox.close());

const key = 'f4b9b6a8-91c0-4a6b-8d6b-0a3f8f2f9a01';
const { cardPay, myCardInGame } = calls;

async function send(call: typeof cardPay | typeof myCardInGame, change: Query = {}) {
  const whole = call === cardPay ? exchange : cardPurchase;
  return sandbox.ask(call, { ...whole, oauth_token: token, ...change });
}

async function rowsOf(statement: string): Promise<unknown[]> {
  return (await sandbox.services.database.execute(sql.raw(statement))).rows;
}

const used = "select billing_no from prepaid_cards where state = 'used' and billing_no is not null";

/** Expects as many used cards as paid orders and deliveries. */
async function expectPaid(times: number): Promise<void> {
  const orders = await rowsOf("select billing_no from orders where status = 'success'");
  expect(orders).toHaveLength(times);
  expect(await rowsOf('select billing_no from orders')).toHaveLength(times);
  const inOrder = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
  expect(inOrder(await rowsOf('select billing_no from deliveries'))).toEqual(inOrder(orders));
  expect(inOrder(await rowsOf(used))).toEqual(inOrder(orders));
}

const both = [
  ['cardPay', cardPay, { product_name: '點數卡兌換', channel_name: '' }],
  ['myCardInGame', myCardInGame, { product_name: '60 靈玉', channel_name: 'MyCard 點數卡' }],
] as const;

describe.each(both)('%s', (_, call, names) => {
  it('pays immediately: the order succeeds, its goods are delivered, the card is used', async () => {
    const made = await send(call, { idempotency_key: key });
    expect(made).toMatchObject({ kind: 'content', content: { url: '', status: -1 } });
    const billingNo = made.kind === 'content' ? made.content.billing_no : '';
    const query = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, query)).toMatchObject({
      content: {
        ...names,
        status: 'success',
        price: 33,
        currency: 'TWD',
        role_name: '凌霄',
      },
    });
    await expectPaid(1);
  });

  it('creates one order when it is sent again after a lost response', async () => {
    const first = await send(call, { idempotency_key: key });
    const again = await send(call, { idempotency_key: key });
    const { content } = first.kind === 'content' ? first : { content: null };
    expect(again).toEqual({ kind: 'content', content: { ...content, status: 10 } });
    await expectPaid(1);
  });

  it('creates one order when one intent arrives a hundred times at once', async () => {
    const tries = Array.from({ length: 100 }, async () => send(call, { idempotency_key: key }));
    const answers = await Promise.all(tries);
    const numbers = answers.map((one) => (one.kind === 'content' ? one.content.billing_no : one));
    expect(new Set(numbers).size).toBe(1);
    await expectPaid(1);
  });

  it('uses a card once when a hundred intents arrive at once', async () => {
    const tries = Array.from({ length: 100 }, async () =>
      send(call, { idempotency_key: randomUUID() }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ kind }) => kind === 'content')).toHaveLength(1);
    const refused = answers.filter((one) => one.kind === 'refused');
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => Code.cardRefused));
    await expectPaid(1);
  });

  it('uses a card once when two players use it at once', async () => {
    const other = await sandbox.signIn('formosa-solo', 'jade-sword');
    const theirs = { oauth_token: other, role_id: '53000121' };
    const answers = await Promise.all([
      send(call),
      send(call, theirs),
      send(call),
      send(call, theirs),
    ]);
    expect(answers.filter(({ kind }) => kind === 'content')).toHaveLength(1);
    await expectPaid(1);
  });

  it.each([
    ['another card', { card_info: infoOf(cardFor('jade-sword', 'unused', 1)) }],
    ['another role', { role_id: '53000112' }],
    ['another server', { server_id: 's2', role_id: '53000113' }],
  ])('is not the same intent with %s', async (__, change) => {
    await send(call, { idempotency_key: key });
    const answer = await send(call, { idempotency_key: key, ...change });
    expect(answer).toMatchObject({ kind: 'refused', code: Code.malformedRequest });
    await expectPaid(1);
  });

  it.each([
    ['a wrong password', { card_info: infoOf({ ...cardFor('jade-sword'), password: 'X' }) }, -3080],
    ['a used card', { card_info: infoOf(cardFor('jade-sword', 'used')) }, Code.cardRefused],
    ['a card of another game', { card_info: infoOf(cardFor('cloud-sea')) }, Code.cardRefused],
    ['a card of another brand', { card_info: infoOf(cardFor('moonlit-garden')) }, Code.cardRefused],
    ['what is no card_info', { card_info: 'AAAA' }, Code.malformedRequest],
    ['no card', { card_info: '' }, Code.malformedRequest],
    ['a key that is no UUID', { idempotency_key: '1' }, Code.malformedRequest],
    ['an unknown game', { client_id: '999999' }, Code.noGame],
    ['a game the token is not for', { client_id: '530021' }, Code.notLoggedIn],
    ['a role of another player', { role_id: '53000121' }, Code.roleNotFound],
    ['a role on another server', { server_id: 's2' }, Code.roleNotFound],
    ['an unknown token', { oauth_token: 'x'.repeat(43) }, Code.notLoggedIn],
  ])('is refused with %s, and the card stays unused', async (__, change, code) => {
    expect(await send(call, change)).toMatchObject({ kind: 'refused', code });
    await expectPaid(0);
  });

  it('is refused to a blocked account, and the card stays unused', async () => {
    const replenishment = {
      ...{
        id: 'a-replenishment',
        userId: 'formosa-player',
        gpId: 'jade-sword',
        clientId: '530001',
      },
      ...{ serverId: 's1', areaId: '', roleId: '53000111', productId: '530001-gems-60' },
      ...{ amountMinor: 3300, currency: 'TWD', expiresAt: new Date(), state: 'open' as const },
    };
    await sandbox.services.database.insert(replenishments).values(replenishment);
    expect(await send(call)).toMatchObject({ kind: 'refused', code: Code.replenishError });
    await expectPaid(0);
  });

  it('refuses the right card for ten minutes after five wrong ones', async () => {
    const wrong = { card_info: infoOf({ ...cardFor('jade-sword'), password: 'X' }) };
    for (let tries = 0; tries < 5; tries += 1) await send(call, wrong);
    expect(await send(call)).toMatchObject({ code: Code.tooManyRequests });
    await sandbox.services.clock.moveTo(10 * 60 * 1000);
    expect(await send(call)).toMatchObject({ kind: 'content' });
  });
});

describe('a card inside the shop (channel 10301)', () => {
  it.each([
    [
      'worth more than the goods',
      { product_id: '530001-pack-1', card_info: infoOf(cardFor('jade-sword', 'unused', 3)) },
    ],
    ['worth less than the goods', { product_id: '530001-gems-300' }],
  ])('that is %s is -3081 and stays unused', async (_, change) => {
    const refused = { kind: 'refused', code: Code.cardValueDiffers };
    expect(await send(myCardInGame, change)).toMatchObject(refused);
    await expectPaid(0);
  });

  it('is accepted only in regions with the channel', async () => {
    const answer = await send(myCardInGame, { country: 'HK' });
    expect(answer).toMatchObject({ code: Code.channelNotFound });
  });

  it('is refused while an order of the same goods is pending', async () => {
    await sandbox.ask(paymentCalls.myCardPoints, { ...cardPurchase, oauth_token: token });
    expect(await send(myCardInGame)).toMatchObject({ code: Code.unpaidOrder });
    expect(await rowsOf(used)).toEqual([]);
  });

  it('does not buy the exchange goods, and neither does any other channel', async () => {
    const product = { ...cardPurchase, product_id: '530001-card-exchange', oauth_token: token };
    const ways: readonly Call[] = [myCardInGame, paymentCalls.myCardPoints];
    for (const call of ways)
      expect(await sandbox.ask(call, product)).toMatchObject({ code: Code.channelNotFound });
    expect(await rowsOf('select 1 from orders')).toEqual([]);
  });

  it('is refused if the price has changed', async () => {
    const answer = await send(myCardInGame, { expected_price: '30' });
    expect(answer).toMatchObject({ code: Code.priceChanged });
  });
});

describe('an exchange (spec §7, card recharge)', () => {
  it('is refused in a game without exchange goods', async () => {
    const nova = await sandbox.signIn('nova-player', 'starfall');
    const place = { client_id: '510001', areaId: 'am', role_id: '51000111', oauth_token: nova };
    expect(await send(cardPay, place)).toMatchObject({ code: Code.goodsNotInGame });
  });

  it('has the value of the card, and can be repeated with other cards', async () => {
    for (const index of [0, 3])
      await send(cardPay, { card_info: infoOf(cardFor('jade-sword', 'unused', index)) });
    const prices = await rowsOf('select price_minor from orders order by price_minor');
    expect(prices).toEqual([{ price_minor: '3300' }, { price_minor: '17000' }]);
    await expectPaid(2);
  });
});
