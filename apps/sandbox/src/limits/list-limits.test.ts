import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { moveClock, order, settle } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  await moveClock(sandbox, '2030-05-10T12:00:00Z');
});
afterAll(async () => sandbox.close());

const role = { client_id: '510001', server_id: 's1', role_id: '51000111' };
const welcome = '510001-limited-welcome';
const weekly = '510001-limited-weekly';
const collector = '510001-limited-collector';

async function ask(change: Query = {}) {
  const token = await sandbox.signIn('nova-player', 'starfall');
  return sandbox.ask(calls.limitInfo, { ...role, oauth_token: token, ...change });
}

async function leftOf(productId: string, change: Query = {}): Promise<number | undefined> {
  const result = await ask(change);
  const products = result.kind === 'content' ? result.content.products : [];
  return products.find((one) => one.product_id === productId)?.extra_pay_times;
}

describe('the limited goods of a game', () => {
  it('are listed with their initial state', async () => {
    const untouched = { day_info: 0, next_pay_time: 0 };
    expect(await ask()).toEqual({
      kind: 'content',
      content: {
        products: [
          {
            product_id: welcome,
            limit_type: 'role',
            frequency: 1,
            extra_pay_times: 1,
            ...untouched,
          },
          {
            product_id: weekly,
            limit_type: 'time',
            frequency: 2,
            extra_pay_times: 2,
            day_info: 7,
            next_pay_time: 0,
          },
          {
            product_id: collector,
            limit_type: 'game',
            frequency: 3,
            extra_pay_times: 3,
            ...untouched,
          },
        ],
      },
    });
  });

  it('are the goods with `is_limit` in the list of goods', async () => {
    const place = { client_id: '510001', domain_area: 'universal' };
    const result = await sandbox.ask(calls.goodsList, place);
    const goods = result.kind === 'content' ? result.content.goods : [];
    const flagged = goods.filter(({ is_limit: isLimit }) => isLimit);
    expect(flagged.map(({ product_id: id }) => id)).toEqual([welcome, weekly, collector]);
  });

  it('include every type of limit in every brand', async () => {
    const rows = await sandbox.services.database.execute(
      `select distinct games.brand || ' ' || (goods.purchase_limit ->> 'type') as kind
       from goods join games using (client_id) where goods.purchase_limit is not null`,
    );
    const kinds = sandbox.services.brands.flatMap(({ key }) =>
      ['game', 'role', 'time'].map((type) => `${key} ${type}`),
    );
    expect(rows.rows.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  });
});

describe('the remaining purchases', () => {
  it('count paid and pending orders only', async () => {
    const paid = await order(sandbox, { product_id: collector });
    expect(await leftOf(collector)).toBe(2);
    await settle(sandbox, paid, 'success');
    expect(await leftOf(collector)).toBe(2);
    const failed = await order(sandbox, { product_id: collector });
    expect(await leftOf(collector)).toBe(1);
    await settle(sandbox, failed, 'fail');
    expect(await leftOf(collector)).toBe(2);
  });

  it('are separate for each role, except for limits per account', async () => {
    await order(sandbox, { product_id: welcome });
    await order(sandbox, { product_id: collector });
    const other = { role_id: '51000112' };
    expect([await leftOf(welcome), await leftOf(welcome, other)]).toEqual([0, 1]);
    expect([await leftOf(collector), await leftOf(collector, other)]).toEqual([2, 2]);
  });

  it('increase when an order leaves the window, at the returned time', async () => {
    for (const moment of ['2030-05-01T00:00:00.500Z', '2030-05-03T00:00:00Z']) {
      await moveClock(sandbox, moment);
      await settle(sandbox, await order(sandbox, { product_id: weekly }), 'success');
    }
    const result = await ask();
    const products = result.kind === 'content' ? result.content.products : [];
    const next = products.find(({ product_id: id }) => id === weekly)?.next_pay_time ?? 0;
    const soonest = Date.UTC(2030, 4, 8) / 1000;
    expect(next).toBeGreaterThanOrEqual(soonest);
    expect(next).toBeLessThan(soonest + 10);
    await moveClock(sandbox, '2030-05-07T23:59:50Z');
    expect(await leftOf(weekly)).toBe(0);
    await moveClock(sandbox, new Date(next * 1000).toISOString());
    expect(await leftOf(weekly)).toBe(1);
  });
});

describe('the list is refused', () => {
  it.each([
    ['for another player’s role', { role_id: '51000121' }, Code.roleNotFound],
    ['for a role on another server', { server_id: 's2' }, Code.roleNotFound],
    ['for an area that is not the role’s', { area_id: 'eu' }, Code.roleNotFound],
    ['for an unknown game', { client_id: '999999' }, Code.noGame],
    ['for the head of a group of games', { client_id: '510010' }, Code.noGame],
    ['with the token of another game', { client_id: '510031' }, Code.notLoggedIn],
    ['without a role', { role_id: '' }, Code.malformedRequest],
  ])('%s', async (_, change, code) => {
    expect(await ask(change)).toMatchObject({ kind: 'refused', code });
  });
});
