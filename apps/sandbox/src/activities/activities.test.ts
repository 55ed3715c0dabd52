import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { moveClock, topUp } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events', 'claimed_gifts');
  await moveClock(sandbox, '2030-05-10T12:00:00Z');
});
afterAll(async () => sandbox.close());

const role = { client_id: '510001', server_id: 's1', role_id: '51000111' };

async function asPlayer(query: Query = role, user = 'nova-player', gpId = 'starfall') {
  return { ...query, oauth_token: await sandbox.signIn(user, gpId) };
}

async function pageConfig(query: Query) {
  return sandbox.ask(calls.pageConfig, query);
}

describe('the activities of a game', () => {
  it('are the running ones, with localized names, images and the needs of rewards', async () => {
    const result = await sandbox.ask(calls.activityInfo, await asPlayer());
    const content = result.kind === 'content' ? result.content : { activities: [] };
    expect(content.activities.map(({ activity_id: id }) => id)).toEqual([
      '510001-continue',
      '510001-cumulative',
    ]);
    expect(content.activities[1]).toMatchObject({
      kind: 'cumulative',
      name: { en: 'Top-up rewards', 'zh-TW': '累計儲值獎勵' },
      start_time: Date.UTC(2026, 0, 1) / 1000,
      end_time: Date.UTC(2036, 0, 1) / 1000,
      currency: 'USD',
      rewards: [
        {
          gift_id: '510001-cumulative-1',
          name: { en: 'Wooden chest' },
          icon: 'http://api.localhost:4000/images/goods/reward-1-star-gold-5b4bff.svg',
          count: 1,
          need: 5,
          state: 'locked',
        },
        { need: 20 },
        { need: 50 },
        { need: 100 },
      ],
    });
    expect(content.activities[0]?.rewards.map(({ need }) => need)).toEqual([1, 3, 5, 7]);
  });

  it.each([
    ['before they begin', '2025-06-01T00:00:00Z', ['510001-cumulative-2025']],
    ['when they are over', '2036-01-01T00:00:00Z', []],
  ])('%s are not listed', async (_, moment, ids) => {
    await moveClock(sandbox, moment);
    const result = await sandbox.ask(calls.activityInfo, await asPlayer());
    const activities = ids.map((id) => ({ activity_id: id }));
    expect(result).toMatchObject({ kind: 'content', content: { activities } });
  });

  it('have amounts in the game’s currency', async () => {
    const moonRabbit = { client_id: '540001', server_id: 's1', role_id: '54000111' };
    const query = await asPlayer(moonRabbit, 'haneul-player', 'moon-rabbit');
    const result = await sandbox.ask(calls.activityInfo, query);
    expect(result).toMatchObject({
      content: {
        activities: [
          { kind: 'cumulative', currency: 'KRW', rewards: [{ need: 6_000 }, {}, {}, {}] },
        ],
      },
    });
  });
});

describe('the status of activities', () => {
  it('counts claimable rewards until they are claimed', async () => {
    const nothing = await sandbox.ask(calls.activityStatus, await asPlayer());
    expect(nothing).toEqual({
      kind: 'content',
      content: { is_has_cumulative: true, is_has_continue: true, claimable: 0 },
    });
    await topUp(sandbox, { product_id: '510001-gems-680' });
    expect(await sandbox.ask(calls.activityStatus, await asPlayer())).toMatchObject({
      content: { claimable: 2 },
    });
    const gift = { activity_id: '510001-continue', gift_id: '510001-continue-1' };
    await sandbox.ask(calls.receiveActivityGift, { ...(await asPlayer()), ...gift });
    expect(await sandbox.ask(calls.activityStatus, await asPlayer())).toMatchObject({
      content: { claimable: 1 },
    });
  });
});

describe('both calls refuse', () => {
  it.each([
    ['another player’s role', { role_id: '51000121' }, Code.roleNotFound],
    ['a role on another server', { server_id: 's2' }, Code.roleNotFound],
    ['an area the role is not in', { area_id: 'ap' }, Code.roleNotFound],
    ['an unknown game', { client_id: '999999' }, Code.noGame],
    ['the head of a group of games', { client_id: '510010' }, Code.noGame],
    ['another game’s token', { client_id: '510031' }, Code.notLoggedIn],
    ['no role', { role_id: '' }, Code.malformedRequest],
  ])('%s', async (_, change, code) => {
    const query = await asPlayer({ ...role, ...change });
    for (const call of [calls.activityInfo, calls.activityStatus])
      expect(await sandbox.ask(call, query)).toMatchObject({ kind: 'refused', code });
  });
});

describe('the page config has the kinds of running activities', () => {
  const nova = { client_id: '510001', domain_area: 'universal' };
  it.each([
    ['both', nova, true, true],
    ['only the cumulative one', { client_id: '540001', domain_area: 'kr' }, true, false],
    ['none for the head of a group', { ...nova, client_id: '510010' }, false, false],
    ['none without a game', { domain_area: 'universal' }, false, false],
  ])('%s', async (_, query, isCumulative, isContinue) => {
    expect(await pageConfig(query)).toMatchObject({
      content: {
        cumulative_config: { is_has_cumulative: isCumulative },
        continue_config: { is_has_continue: isContinue },
      },
    });
  });

  it('without any after they have ended', async () => {
    await moveClock(sandbox, '2036-01-01T00:00:00Z');
    expect(await pageConfig(nova)).toMatchObject({
      content: {
        cumulative_config: { is_has_cumulative: false },
        continue_config: { is_has_continue: false },
      },
    });
  });
});
