import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../database/schema/orders';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders');
  token = await sandbox.signIn('nova-solo', 'starfall');
});
afterAll(async () => sandbox.close());

interface Paid {
  readonly points: number;
  readonly clientId?: string;
  readonly userId?: string;
  readonly status?: 'pending' | 'success' | 'fail';
}

let orderCount = 0;

async function write({ points, clientId = '510001', userId, status = 'success' }: Paid) {
  orderCount += 1;
  await sandbox.services.database.insert(orders).values({
    billingNo: `order-${String(orderCount)}`,
    status,
    userId: userId ?? 'nova-solo',
    brand: 'nova',
    clientId,
    serverId: 's1',
    areaId: '',
    roleId: `role-${String(orderCount)}`,
    productId: 'any',
    requestHash: '',
    userName: '',
    gameName: '',
    serverName: '',
    roleName: '',
    productName: '',
    priceMinor: 1,
    points,
    currency: 'USD',
    region: 'GLOBAL',
    paywayId: '10201',
    channelId: '',
    provider: 'paypal',
    paymentId: '',
    createdAt: new Date(0),
  });
}

async function vipInfo(clientId = '510001') {
  return sandbox.ask(calls.vipInfo, { client_id: clientId, oauth_token: token });
}

describe('a player’s VIP level (spec §3)', () => {
  it.each([
    [0, '0', 'Stargazer'],
    [99, '0', 'Stargazer'],
    [100, '1', 'Pathfinder'],
    [499, '1', 'Pathfinder'],
    [500, '2', 'Navigator'],
    [2_000, '3', 'Captain'],
    [9_999, '3', 'Captain'],
    [10_000, '4', 'Admiral'],
    [99_999, '4', 'Admiral'],
  ])('is, with %i points, level %s: %s', async (points, level, name) => {
    await write({ points });
    expect(await vipInfo()).toEqual({
      kind: 'content',
      content: { vip_level: level, vip_level_name: name, total_points: points },
    });
  });

  it('counts successful orders of this player in this game product', async () => {
    await write({ points: 30 });
    await write({ points: 12 });
    await write({ points: 1_000, status: 'pending' });
    await write({ points: 1_000, status: 'fail' });
    await write({ points: 1_000, userId: 'nova-player' });
    await write({ points: 1_000, clientId: '510021' });
    expect(await vipInfo()).toMatchObject({ content: { total_points: 42 } });
  });

  it('counts all games of one product', async () => {
    await write({ points: 30, clientId: '520001', userId: 'merlion-solo' });
    await write({ points: 40, clientId: '520004', userId: 'merlion-solo' });
    token = await sandbox.signIn('merlion-solo', 'tidecallers');
    expect(await vipInfo('520002')).toMatchObject({ content: { total_points: 70 } });
  });

  it('starts with the initial points of the account', async () => {
    await write({ points: 7, userId: 'nova-player' });
    token = await sandbox.signIn('nova-player', 'starfall');
    expect(await vipInfo()).toMatchObject({ content: { vip_level: '2', total_points: 627 } });
  });

  it('is 0 in a game without the VIP version', async () => {
    token = await sandbox.signIn('haneul-player', 'moon-rabbit');
    expect(await vipInfo('540001')).toMatchObject({
      content: { vip_level: '0', vip_level_name: '', total_points: 0 },
    });
  });

  it.each([
    ['an unknown game', '999999', Code.noGame],
    ['the head of a group', '510010', Code.noGame],
    ['a game of another product', '510021', Code.notLoggedIn],
    ['a game of another brand', '530001', Code.notLoggedIn],
  ])('is refused for %s', async (_, clientId, code) => {
    expect(await vipInfo(clientId)).toMatchObject({ kind: 'refused', code });
  });
});

describe('the VIP centre (spec §3)', () => {
  it('lists levels with their coupons, the lowest first, for guests too', async () => {
    const basics = await sandbox.ask(calls.vipBasicInfo, { client_id: '510001' });
    expect(basics).toMatchObject({
      kind: 'content',
      content: {
        point_to_coin: 10,
        faq_title: { en: 'How the Vip Center works' },
        vip_level_infos: [
          { level_id: '0', need_points: 0, coupons_list: [{ name: 'VIP −5%', count: 1 }] },
          { need_points: 100 },
          {
            level_name: 'Navigator',
            coupons_list: [
              { type: 'permanent', discount_rate: 0.85 },
              { type: 'month', discount_rate: 0.9 },
              { type: 'week', discount_rate: 0.97, name: { en: 'Weekly coupon −3%' } },
            ],
          },
          { need_points: 2_000 },
          { need_points: 10_000 },
        ],
      },
    });
  });

  it.each([
    ['540001', 'a game without the VIP version'],
    ['520031', 'a game without it in a brand that has it'],
  ])('is empty in %s, %s', async (clientId) => {
    expect(await sandbox.ask(calls.vipBasicInfo, { client_id: clientId })).toMatchObject({
      content: { point_to_coin: 0, vip_level_infos: [] },
    });
  });

  it.each([
    ['an unknown game', '999999', {}],
    ['another brand’s game', '530001', { origin: 'http://nova.localhost:4000' }],
  ])('is refused for %s', async (_, clientId, headers) => {
    const basics = await sandbox.ask(calls.vipBasicInfo, { client_id: clientId }, headers);
    expect(basics).toMatchObject({ kind: 'refused', code: Code.noGame });
  });
});

describe('the VIP version (spec §6)', () => {
  it.each([
    ['nova', '510001', 'universal', true],
    ['nova', '510012', 'universal', true],
    ['formosa', '530001', 'twhk', true],
    ['merlion', '520004', 'sea', true],
    ['merlion', '520031', 'sea', false],
    ['haneul', '540001', 'kr', false],
  ])('of %s’s game %s in %s is on: %s', async (_, clientId, area, isOn) => {
    const query = { client_id: clientId, domain_area: area };
    const [config, list] = await Promise.all([
      sandbox.ask(calls.pageConfig, query),
      sandbox.ask(calls.goodsList, query),
    ]);
    const goods = list.kind === 'content' ? list.content.goods : [];
    const takingCoupons = new Set(goods.filter((one) => one.is_coupon).map((one) => one.type_key));
    expect(config).toMatchObject({ content: { is_open_coupon: isOn } });
    expect([...takingCoupons]).toEqual(isOn ? ['gems'] : []);
    expect(goods.some((one) => one.coupon_points > 0)).toBe(isOn);
  });
});
