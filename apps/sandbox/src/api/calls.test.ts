import { type Call, Code, calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import {
  type Query,
  type TestSandbox,
  obfuscated,
  openTestSandbox,
} from '../test-sandbox/test-sandbox';
import { expiredToken } from '../seed/test-accounts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const place = { client_id: '510001', domain_area: 'universal', platform: 'web' };

const reads: Readonly<Record<string, { readonly call: Call; readonly query: Query }>> = {
  initPage: { call: calls.initPage, query: place },
  pageConfig: { call: calls.pageConfig, query: place },
  gameList: { call: calls.gameList, query: place },
  serverList: { call: calls.serverList, query: place },
  roleList: { call: calls.roleList, query: { ...place, server_id: 's1' } },
  goodsList: { call: calls.goodsList, query: place },
  channelList: { call: calls.channelList, query: { ...place, product_id: '510001-gems-300' } },
  currentUser: { call: calls.currentUser, query: place },
  login: {
    call: calls.login,
    query: {
      client_id: '510001',
      username: obfuscated('nova-player'),
      password: obfuscated('play-nova'),
    },
  },
};

describe('a call returns the content of the contract', () => {
  it.each(Object.entries(reads))('%s', async (_, { call, query }) => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const result = await sandbox.ask(call, { ...query, oauth_token: token });
    expect(result).toMatchObject({ kind: 'content' });
  });

  it('returns the data of the game in its lists', async () => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const query = { ...place, server_id: 's1', oauth_token: token };
    const product = { ...query, product_id: '510001-gems-300' };
    const answers = await Promise.all([
      sandbox.ask(calls.gameList, query),
      sandbox.ask(calls.serverList, query),
      sandbox.ask(calls.roleList, query),
      sandbox.ask(calls.goodsList, query),
      sandbox.ask(calls.channelList, product),
    ]);
    expect(answers).toMatchObject([
      {
        content: {
          games: expect.arrayContaining([expect.objectContaining({ is_select_game: true })]),
        },
      },
      {
        content: {
          areas: [{ area_id: 'am' }, { area_id: 'eu' }, { area_id: 'ap' }],
          frequent: ['s1', 's2', 's3'],
        },
      },
      { content: { roles: [{ name: 'Aurelia' }, { name: 'Kestrel' }] } },
      {
        content: {
          goods: expect.arrayContaining([
            expect.objectContaining({ price: 4.99, currency: 'USD' }),
          ]),
        },
      },
      {
        content: {
          GLOBAL: expect.arrayContaining([expect.objectContaining({ payway_id: '10201' })]),
        },
      },
    ]);
  });
});

const playerCalls = Object.values(calls).filter(({ audience }) => audience === 'player');

describe('calls for players require a valid token', () => {
  const tokens: readonly (readonly [string, string])[] = [
    ['no token', ''],
    ['an unknown token', 'x'.repeat(43)],
    ['a token that has run out', expiredToken('nova')],
  ];
  const cases = playerCalls.flatMap((call) =>
    tokens.map(([kind, token]) => ({ call, kind, token, name: call.name })),
  );
  it.each(cases)('$name refuses $kind with -600', async ({ call, token }) => {
    const query = { ...purchase, billing_no: 'x', channel: 'x', channel_id: 'x', spec_lang: 'en' };
    const result = await sandbox.ask(call, { ...query, oauth_token: token });
    expect(result).toMatchObject({ kind: 'refused', code: Code.notLoggedIn });
  });

  it.each([
    { name: 'roleList', call: calls.roleList },
    { name: 'currentUser', call: calls.currentUser },
    { name: 'paypalPay', call: calls.paypalPay },
  ])('$name refuses a token of another game product with -600', async ({ call }) => {
    const token = await sandbox.signIn('nova-player', 'neon-drift');
    const result = await sandbox.ask(call, { ...purchase, oauth_token: token });
    expect(result).toMatchObject({ kind: 'refused', code: Code.notLoggedIn });
  });

  it('a revoked token is refused immediately', async () => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    await sandbox.services.database.execute('update tokens set revoked_at = now()');
    const result = await sandbox.ask(calls.currentUser, { ...place, oauth_token: token });
    expect(result).toMatchObject({ kind: 'refused', code: Code.notLoggedIn });
  });
});

describe('game and area', () => {
  const nova = { origin: 'http://nova.localhost:4000' };
  it.each([
    ['an unknown game', { ...place, client_id: '999999' }, {}, Code.noGame],
    ['a game of another brand', { ...place, client_id: '520021' }, nova, Code.noGame],
    ['an area of another brand', { ...place, domain_area: 'sea' }, nova, Code.wrongDomain],
    ['an area the game is not in', { ...place, domain_area: 'sea' }, {}, Code.wrongDomain],
    ['an area that does not exist', { ...place, domain_area: 'moon' }, {}, Code.malformedRequest],
  ])('%s is refused', async (_, query, headers, code) => {
    for (const call of [calls.initPage, calls.pageConfig, calls.gameList, calls.goodsList])
      expect(await sandbox.ask(call, query, headers)).toMatchObject({ kind: 'refused', code });
  });

  it('a storefront lists the games of its brand', async () => {
    const query = { platform: 'web', domain_area: 'sea' };
    const headers = { origin: 'http://merlion.localhost:4000' };
    const result = await sandbox.ask(calls.gameList, query, headers);
    const names = {
      games: [{ name: 'Tidecallers' }, { name: 'Spice Raiders' }, { name: 'Garuda Rising' }],
    };
    expect(result).toMatchObject({ content: names });
  });

  it('goods of another game are refused', async () => {
    const query = { ...place, product_id: '510011-gems-80' };
    const result = await sandbox.ask(calls.channelList, query);
    expect(result).toMatchObject({ kind: 'refused', code: Code.goodsNotInGame });
  });
});
