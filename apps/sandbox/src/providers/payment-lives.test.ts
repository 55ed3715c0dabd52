import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { couponCodeOf } from '../test-sandbox/coupon-holder';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order, settle } from '../test-sandbox/top-up';
import { expireOverdue } from './payment';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const second = 1000;
const halfHour = 30 * 60 * second;
const coupon = { pay_id: '10201', coupon_code: couponCodeOf('nova', 'avail') };
const welcome = { product_id: '510001-limited-welcome' };

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

async function tokenNow(): Promise<string> {
  return sandbox.signIn('nova-player', 'starfall');
}

async function buy(change: Query = {}) {
  const token = await tokenNow();
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token, ...change });
}

async function statusOf(billingNo: string): Promise<unknown> {
  const query = { billing_no: billingNo, simple: '1', oauth_token: await tokenNow() };
  const result = await sandbox.ask(calls.orderInfo, query);
  return result.kind === 'content' ? result.content.status : result;
}

/** Moves the shop's clock and expires overdue payments. */
async function passTime(milliseconds: number): Promise<void> {
  await sandbox.services.clock.moveTo(milliseconds);
  await sandbox.services.outbox.flush();
}

async function post(path: string, decision: string): Promise<void> {
  const headers = {
    origin: 'http://pay.localhost:4000',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const request = { host: 'pay.localhost', path, headers, body: `decision=${decision}` };
  await sandbox.request({ ...request, method: 'POST' });
  await sandbox.services.outbox.flush();
}

async function pathOf(billingNo: string): Promise<string> {
  const [row] = await rowsOf(`select id from payments where merchant_order = '${billingNo}'`);
  return `/pay/paypal/${String(row?.['id'])}`;
}

describe('an undecided payment', () => {
  it('expires after half an hour of the shop’s time, and its order fails', async () => {
    const billingNo = await order(sandbox);
    await passTime(halfHour - 20 * second);
    expect(await statusOf(billingNo)).toBe('pending');
    await passTime(halfHour);
    expect(await statusOf(billingNo)).toBe('fail');
    expect(await rowsOf('select state, reason from payments')).toEqual([
      { state: 'expired', reason: null },
    ]);
  });

  it('releases goods, quota and coupon for the next purchase', async () => {
    for (const change of [{}, welcome, coupon]) {
      await reset(sandbox.services);
      await order(sandbox, change);
      expect(await buy(change)).toMatchObject({ code: Code.unpaidOrder });
      await passTime(halfHour);
      expect(await buy(change)).toMatchObject({ kind: 'content' });
    }
  });

  it('cannot be paid after its deadline, even before it is marked as expired', async () => {
    const billingNo = await order(sandbox);
    await sandbox.services.clock.moveTo(halfHour);
    await post(await pathOf(billingNo), 'approved');
    expect(await statusOf(billingNo)).toBe('fail');
    const page = await sandbox.request({ host: 'pay.localhost', path: await pathOf(billingNo) });
    expect(page.body).toContain('Expired.');
  });

  it('is reported once by several instances, in batches of a hundred', async () => {
    const { database, clock } = sandbox.services;
    await order(sandbox);
    await database.execute(
      `insert into payments (id, provider, merchant, merchant_order, item, method, amount_minor,
         currency, state, created_at, expires_at)
       select 'many-' || n, provider, merchant, 'many-' || n, item, method, amount_minor,
         currency, state, created_at, expires_at from payments, generate_series(1, 149) n`,
    );
    const end = new Date(clock.now().getTime() + halfHour);
    const ask = async () => expireOverdue(database, end);
    await Promise.all([ask(), ask(), ask(), ask()]);
    await ask();
    const events = await rowsOf('select payment_id from provider_events');
    expect(events).toHaveLength(150);
    expect(new Set(events.map((row) => row['payment_id'])).size).toBe(150);
    expect(await rowsOf("select 1 from payments where state <> 'expired'")).toEqual([]);
  });

  it('does not change if it was decided', async () => {
    const billingNo = await order(sandbox);
    await settle(sandbox, billingNo, 'success');
    await passTime(2 * halfHour);
    expect(await statusOf(billingNo)).toBe('success');
  });
});

describe('on a provider’s page', () => {
  it('a late payment is possible after the deadline only', async () => {
    const billingNo = await order(sandbox);
    const path = await pathOf(billingNo);
    await post(path, 'late');
    expect(await statusOf(billingNo)).toBe('pending');
    await post(path, 'expired');
    expect(await statusOf(billingNo)).toBe('fail');
    await post(path, 'late');
    expect(await statusOf(billingNo)).toBe('success');
  });
});
