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
  await sandbox.services.database.execute('truncate orders, payments, deliveries, provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
});
afterAll(async () => sandbox.close());

const weekly = { product_id: '510001-limited-weekly' };
/** Three for an account. */
const collector = { product_id: '510001-limited-collector' };
const most = 3;

async function buy(change: Query) {
  const key = { idempotency_key: crypto.randomUUID() };
  return sandbox.ask(paymentCalls.paypalPay, {
    ...purchase,
    oauth_token: token,
    ...key,
    ...change,
  });
}

async function placesTaken(): Promise<number> {
  const { rows } = await sandbox.services.database.execute(
    "select 1 from orders where status in ('pending', 'success')",
  );
  return rows.length;
}

describe('a hundred buyers at once', () => {
  it.each([0, 1, 2, 3])('of goods with %i places taken get what is left', async (taken) => {
    for (let count = 0; count < taken; count += 1) await topUp(sandbox, collector);
    const results = await Promise.all(
      crowd.map(async (roleId) => buy({ ...collector, role_id: roleId })),
    );
    const refused = results.filter(
      (one) => one.kind === 'refused' && one.code === Code.purchaseLimitReached,
    );
    const made = results.filter((one) => one.kind === 'content');
    expect([made.length, refused.length]).toEqual([most - taken, crowd.length - most + taken]);
    expect(await placesTaken()).toBe(most);
  });

  it('with one intent get one order, though it takes the last place', async () => {
    await topUp(sandbox, weekly);
    const key = { idempotency_key: crypto.randomUUID() };
    const results = await Promise.all(crowd.map(async () => buy({ ...weekly, ...key })));
    const numbers = results.map((one) => (one.kind === 'content' ? one.content.billing_no : one));
    expect(new Set(numbers).size).toBe(1);
    expect(await placesTaken()).toBe(2);
  });
});

describe('never are more places taken than there are', () => {
  /** Buys and pays until it is refused for good. */
  async function buyOut(): Promise<number> {
    const result = await buy(weekly);
    if (result.kind === 'content') await settle(sandbox, result.content.billing_no, 'success');
    const isOver = result.kind === 'refused' && result.code === Code.purchaseLimitReached;
    return isOver ? 0 : (result.kind === 'content' ? 1 : 0) + (await buyOut());
  }

  it('while a role buys and pays in many tabs', async () => {
    const bought = await Promise.all(Array.from({ length: 20 }, buyOut));
    expect(bought.reduce((sum, count) => sum + count)).toBe(2);
    expect(await placesTaken()).toBe(2);
  });

  /** Takes a place, looks how many are taken, and gives it back. */
  async function takeAndGiveBack(roleId: string): Promise<number> {
    const result = await buy({ ...collector, role_id: roleId });
    const taken = await placesTaken();
    if (result.kind === 'content') await settle(sandbox, result.content.billing_no, 'fail');
    return taken;
  }

  it('while orders fail and others take their places', async () => {
    const seen = await Promise.all(crowd.map(takeAndGiveBack));
    expect(Math.max(...seen)).toBeLessThanOrEqual(most);
    expect(await placesTaken()).toBe(0);
    expect(await buy(collector)).toMatchObject({ kind: 'content' });
  });
});
