import { Code, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { moveClock, order, settle, topUp } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  await moveClock(sandbox, '2030-05-10T12:00:00Z');
});
afterAll(async () => sandbox.close());

const welcome = { product_id: '510001-limited-welcome' };
const weekly = { product_id: '510001-limited-weekly' };
const collector = { product_id: '510001-limited-collector' };
const otherRole = { role_id: '51000112' };
const onOtherServer = { server_id: 's2', role_id: '51000113' };

async function buy(change: Query) {
  const token = await sandbox.signIn('nova-player', 'starfall');
  return sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token, ...change });
}

async function storedRows(): Promise<number> {
  const { rows } = await sandbox.services.database.execute(
    'select billing_no from orders union all select id from payments',
  );
  return rows.length;
}

describe('a purchase beyond the limit is refused and stores nothing', () => {
  it.each([
    ['once per role', [welcome], welcome],
    ['twice in seven days per role', [weekly, weekly], weekly],
    [
      'three times per account, over all roles',
      [collector, { ...collector, ...otherRole }, { ...collector, ...onOtherServer }],
      collector,
    ],
  ])('%s', async (_, bought, beyond) => {
    for (const one of bought) await topUp(sandbox, one);
    const before = await storedRows();
    const refused = { kind: 'refused', code: Code.purchaseLimitReached, content: null };
    expect(await buy(beyond)).toMatchObject(refused);
    expect(await storedRows()).toBe(before);
  });

  it('while the counted orders are still unpaid', async () => {
    await order(sandbox, collector);
    await order(sandbox, { ...collector, ...otherRole });
    await order(sandbox, { ...collector, ...onOtherServer });
    const fourth = { server_id: 's3', role_id: '51000114' };
    expect(await buy({ ...collector, ...fourth })).toMatchObject({
      code: Code.purchaseLimitReached,
    });
  });

  it('with the link of an unpaid order if the same role has one', async () => {
    const billingNo = await order(sandbox, welcome);
    expect(await buy(welcome)).toMatchObject({
      code: Code.unpaidOrder,
      content: { billing_no: billingNo },
    });
  });
});

describe('a purchase within the limit succeeds', () => {
  it.each([
    ['by another role if the limit is per role', welcome, otherRole],
    ['by a role on another server if the limit is per role', weekly, onOtherServer],
  ])('%s', async (_, product, other) => {
    await topUp(sandbox, product);
    expect(await buy({ ...product, ...other })).toMatchObject({ kind: 'content' });
  });

  it('by another account if the limit is per account', async () => {
    for (const role of [{}, otherRole, onOtherServer])
      await topUp(sandbox, { ...collector, ...role });
    const token = await sandbox.signIn('nova-solo', 'starfall');
    const other = { oauth_token: token, role_id: '51000121' };
    expect(await buy({ ...collector, ...other })).toMatchObject({ kind: 'content' });
  });

  it('after a counted order has failed', async () => {
    await settle(sandbox, await order(sandbox, welcome), 'fail');
    expect(await buy(welcome)).toMatchObject({ kind: 'content' });
  });

  it('when an order has left the window, and not before', async () => {
    await topUp(sandbox, weekly);
    await moveClock(sandbox, '2030-05-12T00:00:00Z');
    await topUp(sandbox, weekly);
    await moveClock(sandbox, '2030-05-17T11:59:50Z');
    expect(await buy(weekly)).toMatchObject({ code: Code.purchaseLimitReached });
    await moveClock(sandbox, '2030-05-17T12:01:00Z');
    await topUp(sandbox, weekly);
    expect(await buy(weekly)).toMatchObject({ code: Code.purchaseLimitReached });
  });

  it('counts from the time of the order, not of its payment', async () => {
    const late = await order(sandbox, weekly);
    await moveClock(sandbox, '2030-05-10T12:29:00Z');
    await settle(sandbox, late, 'success');
    await topUp(sandbox, weekly);
    expect(await buy(weekly)).toMatchObject({ code: Code.purchaseLimitReached });
    await moveClock(sandbox, '2030-05-17T12:01:00Z');
    expect(await buy(weekly)).toMatchObject({ kind: 'content' });
  });

  it('after an unpaid order has expired', async () => {
    await order(sandbox, welcome);
    await moveClock(sandbox, '2030-05-10T12:29:50Z');
    await sandbox.services.outbox.flush();
    expect(await buy(welcome)).toMatchObject({ code: Code.unpaidOrder });
    await moveClock(sandbox, '2030-05-10T12:31:00Z');
    await sandbox.services.outbox.flush();
    expect(await buy(welcome)).toMatchObject({ kind: 'content' });
  });

  it('again with the same key, even if the order used up the limit', async () => {
    const once = { ...welcome, idempotency_key: '0d8c4a52-6f6e-4c1e-9a60-3c1f6d5b7e10' };
    await topUp(sandbox, once);
    expect(await buy(once)).toMatchObject({ kind: 'content', content: { status: 10 } });
  });
});
