import { calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

/** Fewer rows than the threshold at which PostgreSQL analyses a table and replans. */
const count = 40;

/** Returns the number of sequential scans of the orders. */
async function scans(): Promise<number> {
  const { database } = sandbox.services;
  await database.execute('select pg_stat_force_next_flush()');
  const { rows } = await database.execute(
    "select seq_scan from pg_stat_user_tables where relname = 'orders'",
  );
  return Number(rows[0]?.['seq_scan']);
}

it('finds an order by index even with plans made for an empty table', async () => {
  await sandbox.services.database.execute(
    `insert into roles (user_id, client_id, server_id, role_id, name, level)
     select 'nova-player', '510001', 's1', 'buyer-' || turn, 'Buyer', 1
     from generate_series(1, ${count}) turn`,
  );
  const token = await sandbox.signIn('nova-player', 'starfall');
  const before = await scans();
  for (let turn = 1; turn <= count; turn += 1) {
    const own = { role_id: `buyer-${turn}`, idempotency_key: crypto.randomUUID() };
    const query = { ...purchase, oauth_token: token, ...own };
    const made = await sandbox.ask(paymentCalls.paypalPay, query);
    expect(await sandbox.ask(paymentCalls.paypalPay, query)).toMatchObject({ kind: 'content' });
    const billingNo = made.kind === 'content' ? made.content.billing_no : '';
    const read = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, read)).toMatchObject({ kind: 'content' });
  }
  expect((await scans()) - before).toBe(0);
});
