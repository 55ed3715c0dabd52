import { Code, paymentCalls } from '@shop/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.signIn('nova-player', 'starfall');
});
afterEach(async () => sandbox.empty('payments', 'orders'));
afterAll(async () => sandbox.close());

/** Buys at the price that was shown, and resolves to the code. */
async function buy(change: Query = {}): Promise<number> {
  await sandbox.empty('payments', 'orders');
  const query = { ...purchase, expected_price: '4.99', oauth_token: token, ...change };
  const answer = await sandbox.ask(paymentCalls.paypalPay, query);
  if (answer.kind === 'content') return Code.success;
  return answer.kind === 'refused' ? answer.code : 0;
}

async function change(statement: string): Promise<void> {
  await sandbox.services.database.execute(statement);
}

it.each([
  ['goods', 'set price_minor = 599', 'set price_minor = 499', Code.priceChanged],
  [
    'goods',
    "set product_id = 'x-' || product_id",
    'set product_id = substr(product_id, 3)',
    Code.goodsNotInGame,
  ],
  ['games', "set domain_area = 'sea'", "set domain_area = 'universal'", Code.wrongDomain],
  ['servers', "set area_id = 'eu'", "set area_id = 'am'", Code.roleNotFound],
  [
    'channels',
    "set region = 'x-' || region",
    'set region = substr(region, 3)',
    Code.channelNotFound,
  ],
])('is read again at once when %s change (%s)', async (table, wrong, right, code) => {
  expect(await buy()).toBe(Code.success);
  const isIt = `where client_id = '510001'${table === 'goods' ? " and product_id like '%gems-300'" : ''}`;
  await change(
    `update ${table} ${wrong} ${isIt}${table === 'servers' ? " and server_id = 's1'" : ''}`,
  );
  expect(await buy()).toBe(code);
  await change(
    `update ${table} ${right} ${isIt}${table === 'servers' ? " and server_id = 's1'" : ''}`,
  );
  expect(await buy()).toBe(Code.success);
});

it('is not read again while the catalogue stays as it is', async () => {
  expect(await buy()).toBe(Code.success);
  await change('alter table goods disable trigger catalogue_changed');
  await change("update goods set price_minor = 599 where product_id = '510001-gems-300'");
  expect(await buy()).toBe(Code.success);
  await change('alter table goods enable trigger catalogue_changed');
  await change("update goods set price_minor = 499 where product_id = '510001-gems-300'");
});

it('is not kept for names that do not exist', async () => {
  expect(await buy({ product_id: 'new-goods' })).toBe(Code.goodsNotInGame);
  await change('alter table goods disable trigger catalogue_changed');
  await change("update goods set product_id = 'new-goods' where product_id = '510001-gems-300'");
  expect(await buy({ product_id: 'new-goods' })).toBe(Code.success);
});
