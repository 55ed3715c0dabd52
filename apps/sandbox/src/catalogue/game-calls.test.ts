import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const merlion = { origin: 'http://merlion.localhost:4000' };

describe('a game’s logo', () => {
  it.each([
    ['a game', '510001', 'games/starfall-odyssey.svg'],
    ['a group of games', '540010', 'games/iron-tiger.svg'],
  ])('of %s is an image on the requested host', async (_, clientId, path) => {
    const result = await sandbox.ask(calls.gameLogo, { client_id: clientId });
    const icon = `http://api.localhost:4000/images/${path}`;
    expect(result).toMatchObject({ content: { icon } });
    const picture = await sandbox.request({ host: 'api.localhost', path: `/images/${path}` });
    expect(picture.headers['content-type']).toContain('image/svg+xml');
  });
});

describe('the list of games', () => {
  const codaverse = { origin: 'http://codaverse.localhost:4000' };
  const query = { platform: 'web', domain_area: 'codapay' };

  it('has a wide picture of each game, on the requested host', async () => {
    const result = await sandbox.ask(calls.gameList, query, codaverse);
    const banner = 'http://api.localhost:4000/images/art/coda-legends.svg';
    expect(result).toMatchObject({ content: { games: [{ banner }, {}] } });
    const picture = await sandbox.request({
      host: 'api.localhost',
      path: '/images/art/coda-legends.svg',
    });
    expect(picture.headers['content-type']).toContain('image/svg+xml');
  });

  it.each([
    ['the goods of the game', 'europa', 'eru', ['0.99 EUR', '0.99 EUR']],
    [
      'nothing, where sub-games are sold in several currencies',
      'codaverse',
      'codapay',
      ['0.99 USD', 'null '],
    ],
  ])('has the lowest price of %s', async (_, brand, area, prices) => {
    const result = await sandbox.ask(
      calls.gameList,
      { platform: 'web', domain_area: area },
      { origin: `http://${brand}.localhost:4000` },
    );
    if (result.kind !== 'content') throw new Error(JSON.stringify(result));
    expect(
      result.content.games.map(
        ({ from_price, from_currency }) => `${String(from_price)} ${from_currency}`,
      ),
    ).toEqual(prices);
  });
});

describe('the link into a game', () => {
  it.each([
    ['ios', 'https://nova.example/play/starfall-odyssey'],
    ['android', 'https://nova.example/play/starfall-odyssey'],
    ['web', ''],
  ])('on %s is "%s"', async (platform, url) => {
    const result = await sandbox.ask(calls.evokeGame, { client_id: '510001', platform });
    expect(result).toMatchObject({ content: { url } });
  });

  it('is refused for an unknown platform', async () => {
    const result = await sandbox.ask(calls.evokeGame, { client_id: '510001', platform: 'tv' });
    expect(result).toMatchObject({ code: Code.malformedRequest });
  });
});

describe('a game of another storefront', () => {
  it.each([
    ['an unknown one', '999999', {}],
    ['another brand’s', '510001', merlion],
  ])('%s has neither logo nor link', async (_, clientId, headers) => {
    const query = { client_id: clientId, platform: 'ios' };
    const refused = { kind: 'refused', code: Code.noGame };
    expect(await sandbox.ask(calls.gameLogo, query, headers)).toMatchObject(refused);
    expect(await sandbox.ask(calls.evokeGame, query, headers)).toMatchObject(refused);
  });
});

describe('all characters of a player', () => {
  async function rolesOf(userId: string, clientId: string, gpId: string) {
    const token = await sandbox.signIn(userId, gpId);
    return sandbox.ask(calls.allRoleList, { client_id: clientId, oauth_token: token });
  }

  it('are listed with their servers, in the order of the servers', async () => {
    expect(await rolesOf('nova-player', '510001', 'starfall')).toMatchObject({
      content: {
        roles: [
          { role_id: '51000111', server_id: 's1', area_id: 'am', name: 'Aurelia', level: 12 },
          { role_id: '51000112', server_id: 's1' },
          { role_id: '51000113', server_id: 's2' },
          { role_id: '51000114', server_id: 's3', server_name: expect.stringMatching(/^S3 /) },
        ],
      },
    });
  });

  it('are empty for a player without any', async () => {
    expect(await rolesOf('nova-empty', '510001', 'starfall')).toMatchObject({
      content: { roles: [] },
    });
  });

  it.each([
    ['a token of another game product', '510011', Code.notLoggedIn],
    ['an unknown game', '999999', Code.noGame],
    ['a head of a group', '540010', Code.noGame],
  ])('are refused with %s', async (_, clientId, code) => {
    expect(await rolesOf('nova-player', clientId, 'starfall')).toMatchObject({ code });
  });
});

describe('names that are no proper names', () => {
  async function namesFor(language: string) {
    const query = {
      client_id: '520003',
      domain_area: 'sea',
      platform: 'web',
      product_id: '520003-gems-60',
      spec_lang: language,
    };
    const goods = await sandbox.ask(calls.goodsList, query, merlion);
    const channels = await sandbox.ask(calls.channelList, query, merlion);
    if (goods.kind !== 'content') throw new Error(JSON.stringify(goods));
    if (channels.kind !== 'content') throw new Error(JSON.stringify(channels));
    return [
      ...new Set(goods.content.goods.map(({ type_name }) => type_name)),
      ...(channels.content['TH'] ?? []).map(({ name }) => name),
    ];
  }

  it('are in the language of the shop, in English without one', async () => {
    expect(await namesFor('')).toEqual(
      expect.arrayContaining(['Passes', 'Credit or debit card', 'Razer Gold']),
    );
    expect(await namesFor('th')).toEqual(
      expect.arrayContaining(['พาส', 'บัตรเครดิตหรือเดบิต', 'Razer Gold']),
    );
  });
});
