import { randomUUID } from 'node:crypto';
import { Code, calls, paymentCalls } from '@shop/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listReplenishments } from '../control/list-replenishments';
import { reset } from '../control/reset';
import { deliveries, orders } from '../database/schema/orders';
import { replenishments } from '../database/schema/replenishments';
import { decidePayment, expireOverdue, findPayment } from '../providers/payment';
import { testReplenishments } from '../seed/replenishments';
import { purchase } from '../test-sandbox/purchase';
import { rounds } from '../test-sandbox/rounds';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let payer: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  payer = await sandbox.signIn('nova-player', 'starfall');
});
afterAll(async () => sandbox.close());

const minute = 60 * 1000;
/** The time for all races from order to webhook on a busy machine. */
const aWhile = minute;
function idOf(life: string): string {
  const replenishment = testReplenishments().find(
    (one) => one.brand === 'nova' && one.life === life,
  );
  return replenishment?.id ?? '';
}
const running = idOf('running');
/** The replenishment of the blocked player of nova in Starfall Odyssey, as a payment by PayPal. */
const replenishment: Query = { ...purchase, role_id: '51000151', replenish_id: running };
const { paypalPay } = paymentCalls;

async function pay(change: Query = {}) {
  return sandbox.ask(paypalPay, { ...replenishment, oauth_token: payer, ...change });
}

async function orderOf(answer: Awaited<ReturnType<typeof pay>>) {
  const billingNo = answer.kind === 'content' ? answer.content.billing_no : '';
  const { database } = sandbox.services;
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
  if (order === undefined) throw new Error(`no order: ${JSON.stringify(answer)}`);
  return order;
}

async function decide(order: { provider: string; paymentId: string }, at: Date): Promise<void> {
  const { database } = sandbox.services;
  const payment = await findPayment(database, order.provider, order.paymentId);
  if (payment !== null) await decidePayment(database, payment, 'approved', at);
}

/** Pays the replenishment and delivers the webhook. */
async function payUp(): Promise<string> {
  const order = await orderOf(await pay());
  await decide(order, sandbox.services.clock.now());
  await sandbox.services.outbox.flush();
  return order.billingNo;
}

async function blockNow() {
  const list = await listReplenishments(sandbox.services.database, sandbox.services.clock.now());
  return list.find((one) => one.replenish_id === running);
}

describe('paying for another player (spec §4, §6)', () => {
  it('costs the replenishment, and is for the role of the other player', async () => {
    const made = await pay({ expected_price: '4.99', expected_currency: 'USD' });
    expect(made).toMatchObject({ kind: 'content', content: { status: -1 } });
    expect(await orderOf(made)).toMatchObject({
      userId: 'nova-player',
      roleId: '51000151',
      priceMinor: 499,
      replenishId: running,
    });
  });

  it('charges the replenishment, not the current price of the goods', async () => {
    await sandbox.services.database
      .update(replenishments)
      .set({ amountMinor: 350 })
      .where(eq(replenishments.id, running));
    expect(await pay({ expected_price: '4.99' })).toMatchObject({ code: Code.priceChanged });
    expect(await orderOf(await pay({ expected_price: '3.5' }))).toMatchObject({ priceMinor: 350 });
  });

  it('delivers the goods to the other player, once', async () => {
    const billing_no = await payUp();
    await sandbox.services.outbox.flush();
    const { database } = sandbox.services;
    expect(await database.select().from(deliveries)).toMatchObject([
      { billingNo: billing_no, userId: 'nova-blocked', roleId: '51000151' },
    ]);
  });

  it('can be read by the payer only', async () => {
    const billing_no = await payUp();
    const read = async (oauth_token: string) =>
      sandbox.ask(calls.orderInfo, { billing_no, oauth_token });
    expect(await read(payer)).toMatchObject({ content: { status: 'success' } });
    const blocked = await sandbox.signIn('nova-blocked', 'starfall');
    expect(await read(blocked)).toMatchObject({ code: Code.notFound });
  });

  it.each([
    ['another role of the player', { role_id: '51000152' }, Code.wrongMethodParameters],
    ['the payer’s own role', { role_id: '51000111' }, Code.wrongMethodParameters],
    ['another server', { server_id: 's2' }, Code.wrongMethodParameters],
    ['another area', { areaId: 'eu' }, Code.wrongMethodParameters],
    ['other goods', { product_id: '510001-gems-60' }, Code.wrongMethodParameters],
    ['another domain area', { domain_area: 'sea' }, Code.wrongDomain],
    ['a coupon', { coupon_code: 'FREE', pay_id: '10201' }, Code.illegalCouponUse],
    ['an unknown link', { replenish_id: 'nothing' }, Code.replenishError],
    ['the link of another game', { replenish_id: idOf('today') }, Code.wrongMethodParameters],
    ['a price that was not shown', { expected_price: '1' }, Code.priceChanged],
    ['a region without the channel', { country: 'TR' }, Code.channelNotFound],
  ])('is refused with %s', async (_, change, code) => {
    expect(await pay(change)).toMatchObject({ kind: 'refused', code });
    expect((await sandbox.services.database.execute('select 1 from orders')).rows).toEqual([]);
  });

  it('needs a sign-in to the same game product', async () => {
    const elsewhere = await sandbox.signIn('nova-player', 'neon-drift');
    expect(await pay({ oauth_token: elsewhere })).toMatchObject({ code: Code.notLoggedIn });
  });

  it('is refused when the link has expired', async () => {
    const place = { client_id: '510012', server_id: 's1', product_id: '510012-gems-420' };
    const oauth_token = await sandbox.signIn('nova-player', 'ember-tactics');
    const { areaId: _, ...rest } = replenishment;
    const expired = { ...rest, ...place, role_id: '51001251', replenish_id: idOf('expired') };
    const answer = await sandbox.ask(paypalPay, { ...expired, oauth_token });
    expect(answer).toMatchObject({ kind: 'refused', code: Code.linkExpired });
  });
});

describe('one replenishment is paid once', () => {
  const key = 'f4b9b6a8-91c0-4a6b-8d6b-0a3f8f2f9a01';

  it('by one intent, even if sent several times', async () => {
    const first = await pay({ idempotency_key: key });
    const again = await pay({ idempotency_key: key });
    const { content } = first.kind === 'content' ? first : { content: null };
    expect(again).toEqual({ kind: 'content', content: { ...content, status: 10 } });
    const ordinary = { replenish_id: idOf('today'), idempotency_key: key };
    expect(await pay(ordinary)).toMatchObject({ code: Code.malformedRequest });
  });

  it('by one of a hundred payers; the others get no data of the order', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `payer-${String(index)}`);
    const rows = names.map((name) => `('${name}', 'nova', '${name}')`).join(', ');
    await sandbox.services.database.execute(
      sql.raw(`insert into users (id, brand, username) values ${rows} on conflict do nothing`),
    );
    const tokens = await Promise.all(names.map(async (name) => sandbox.signIn(name, 'starfall')));
    const answers = await Promise.all(
      tokens.map(async (oauth_token) => pay({ oauth_token, idempotency_key: randomUUID() })),
    );
    const refused = answers.filter((one) => one.kind === 'refused');
    expect(refused).toHaveLength(99);
    const codes = refused.map(({ code, content }) => [code, content]);
    expect(codes).toEqual(refused.map(() => [Code.unpaidOrder, null]));
  });

  it('and not again after that', async () => {
    await payUp();
    const other = await sandbox.signIn('nova-solo', 'starfall');
    expect(await pay({ oauth_token: other })).toMatchObject({ code: Code.linkExpired });
    const info = await sandbox.ask(calls.replenishmentInfo, { replenish_id: running });
    expect(info).toMatchObject({ content: { valid_time: 0, is_paid: true } });
  });

  it('by another payer, when the first one leaves it for a quarter of an hour', async () => {
    const left = await orderOf(await pay());
    const other = { oauth_token: await sandbox.signIn('nova-solo', 'starfall') };
    await sandbox.services.clock.moveTo(14 * minute);
    await sandbox.services.outbox.flush();
    expect(await pay(other)).toMatchObject({ code: Code.unpaidOrder });
    await sandbox.services.clock.moveTo(15 * minute);
    await sandbox.services.outbox.flush();
    expect(await pay(other)).toMatchObject({ kind: 'content' });
    await decide(left, sandbox.services.clock.now());
    await sandbox.services.outbox.flush();
    expect(await blockNow()).toMatchObject({ block: 'blocked', billing_no: null });
  });
});

describe('the block on the account', () => {
  async function buy(): Promise<unknown> {
    const oauth_token = await sandbox.signIn('nova-blocked', 'starfall');
    return sandbox.ask(paypalPay, { ...purchase, role_id: '51000151', oauth_token });
  }
  const blocked = { kind: 'refused', code: Code.replenishError };

  it('is lifted within a quarter of an hour after the payment', async () => {
    expect(await buy()).toMatchObject(blocked);
    const billing_no = await payUp();
    expect(await blockNow()).toMatchObject({ block: 'lifting', billing_no });
    expect(await buy()).toMatchObject(blocked);
    await sandbox.services.clock.moveTo(15 * minute);
    expect(await blockNow()).toMatchObject({ block: 'lifted' });
    expect(await buy()).toMatchObject({ kind: 'content' });
  });

  it('stays when a payment fails, and the replenishment can be paid again', async () => {
    const order = await orderOf(await pay());
    const { database, clock, outbox } = sandbox.services;
    const payment = await findPayment(database, order.provider, order.paymentId);
    if (payment !== null) await decidePayment(database, payment, 'refused', clock.now());
    await outbox.flush();
    expect(await buy()).toMatchObject(blocked);
    expect(await pay()).toMatchObject({ kind: 'content', content: { status: -1 } });
  });

  it('affects no other game, and does not prevent paying the own replenishment', async () => {
    const { areaId: _, ...rest } = purchase;
    const place = { client_id: '510021', role_id: '51002151', product_id: '510021-gems-100' };
    const oauth_token = await sandbox.signIn('nova-blocked', 'neon-drift');
    const elsewhere = await sandbox.ask(paypalPay, { ...rest, ...place, oauth_token });
    expect(elsewhere).toMatchObject({ kind: 'content' });
    const own = await sandbox.signIn('nova-blocked', 'starfall');
    expect(await pay({ oauth_token: own })).toMatchObject({ kind: 'content' });
  });

  it('stays when the link expires unpaid', async () => {
    const end = new Date(sandbox.services.clock.now().getTime() - minute);
    const { database } = sandbox.services;
    await database.update(replenishments).set({ expiresAt: end });
    expect(await buy()).toMatchObject(blocked);
  });
});

describe('a payment at the end of the countdown', () => {
  async function endAt(end: Date): Promise<void> {
    const { database } = sandbox.services;
    await database
      .update(replenishments)
      .set({ expiresAt: end })
      .where(eq(replenishments.id, running));
  }
  async function startAgain(): Promise<void> {
    const { database } = sandbox.services;
    await database.execute('delete from orders; delete from payments; delete from deliveries');
    await database
      .update(replenishments)
      .set({ state: 'open', billingNo: null, paidAt: null, liftedAt: null });
  }
  const states = async (billingNo: string) => {
    const { database } = sandbox.services;
    const [order] = await database.select().from(orders).where(eq(orders.billingNo, billingNo));
    return [order?.status, (await blockNow())?.block];
  };

  it('succeeds if the provider took the money in time, even if the webhook is late', async () => {
    const end = new Date(sandbox.services.clock.now().getTime() + minute);
    await endAt(end);
    const order = await orderOf(await pay());
    await decide(order, new Date(end.getTime() - 1));
    await sandbox.services.clock.moveTo(2 * minute);
    await expireOverdue(sandbox.services.database, sandbox.services.clock.now());
    await sandbox.services.outbox.flush();
    expect(await states(order.billingNo)).toEqual(['success', 'lifting']);
  });

  it('is refused after the deadline', async () => {
    const end = new Date(sandbox.services.clock.now().getTime() + minute);
    await endAt(end);
    const order = await orderOf(await pay());
    await decide(order, end);
    await sandbox.services.outbox.flush();
    expect(await states(order.billingNo)).toEqual(['fail', 'blocked']);
  });

  it(
    'is one of the two in every race',
    async () => {
      const seen = new Set<string>();
      for (let round = 0; round < rounds(10, 50); round += 1) {
        await startAgain();
        const end = new Date(sandbox.services.clock.now().getTime() + minute);
        await endAt(end);
        const order = await orderOf(await pay());
        const before = new Date(end.getTime() - 1);
        const ways = [decide(order, before), expireOverdue(sandbox.services.database, end)];
        await Promise.all(round % 2 === 0 ? ways : ways.reverse());
        await Promise.all([sandbox.services.outbox.flush(), sandbox.services.outbox.flush()]);
        seen.add((await states(order.billingNo)).join(' '));
      }
      expect([...seen].filter((one) => !['success lifting', 'fail blocked'].includes(one))).toEqual(
        [],
      );
    },
    aWhile,
  );
});
