import { Code, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../database/schema/accounts';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { settle, topUp } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
let token: string;

const crowd = Array.from({ length: 100 }, (_, index) => `crowd-${String(index)}`);

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const member = { userId: 'nova-player', clientId: '510001', serverId: 's1', level: 1 };
  const rows = crowd.map((roleId) => ({ ...member, roleId, name: roleId }));
  await sandbox.services.database.insert(roles).values(rows);
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
});
afterAll(async () => sandbox.close());

const weekly = { product_id: '510001-limited-weekly' };
/** Limited to three per account. */
const collector = { product_id: '510001-limited-collector' };
const maxPurchases = 3;

async function buy(change: Query) {
  const key = { idempotency_key: crypto.randomUUID() };
  return sandbox.ask(paymentCalls.paypalPay, {
    ...purchase,
    oauth_token: token,
    ...key,
    ...change,
  });
}

async function countOrders(): Promise<number> {
  const { rows } = await sandbox.services.database.execute(
    "select 1 from orders where status in ('pending', 'success')",
  );
  return rows.length;
}

describe('a hundred concurrent buyers', () => {
  it.each([0, 1, 2, 3])('get the remaining quota when %i of 3 are used', async (taken) => {
    for (let count = 0; count < taken; count += 1) await topUp(sandbox, collector);
    const results = await Promise.all(
      crowd.map(async (roleId) => buy({ ...collector, role_id: roleId })),
    );
    const refused = results.filter(
      (one) => one.kind === 'refused' && one.code === Code.purchaseLimitReached,
    );
    const made = results.filter((one) => one.kind === 'content');
    expect([made.length, refused.length]).toEqual([
      maxPurchases - taken,
      crowd.length - maxPurchases + taken,
    ]);
    expect(await countOrders()).toBe(maxPurchases);
  });

  it('with the same key get one order, which uses up the limit', async () => {
    await topUp(sandbox, weekly);
    const key = { idempotency_key: crypto.randomUUID() };
    const results = await Promise.all(crowd.map(async () => buy({ ...weekly, ...key })));
    const numbers = results.map((one) => (one.kind === 'content' ? one.content.billing_no : one));
    expect(new Set(numbers).size).toBe(1);
    expect(await countOrders()).toBe(2);
  });
});

describe('a limit is never exceeded', () => {
  /** Buys and pays until the limit is reached; resolves to the number of purchases. */
  async function buyOut(): Promise<number> {
    const result = await buy(weekly);
    if (result.kind === 'content') await settle(sandbox, result.content.billing_no, 'success');
    const isOver = result.kind === 'refused' && result.code === Code.purchaseLimitReached;
    return isOver ? 0 : (result.kind === 'content' ? 1 : 0) + (await buyOut());
  }

  it('while a role buys and pays concurrently', async () => {
    const bought = await Promise.all(Array.from({ length: 20 }, buyOut));
    expect(bought.reduce((sum, count) => sum + count)).toBe(2);
    expect(await countOrders()).toBe(2);
  });

  /** Makes an order, counts the orders and lets its own fail; resolves to the count. */
  async function takeAndGiveBack(roleId: string): Promise<number> {
    const result = await buy({ ...collector, role_id: roleId });
    const taken = await countOrders();
    if (result.kind === 'content') await settle(sandbox, result.content.billing_no, 'fail');
    return taken;
  }

  it('while orders fail and others replace them', async () => {
    const seen = await Promise.all(crowd.map(takeAndGiveBack));
    expect(Math.max(...seen)).toBeLessThanOrEqual(maxPurchases);
    expect(await countOrders()).toBe(0);
    expect(await buy(collector)).toMatchObject({ kind: 'content' });
  });
});
