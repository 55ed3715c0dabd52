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
/** Requires 5.00 US dollars. */
const first = { activity_id: '510001-cumulative', gift_id: '510001-cumulative-1' };
/** Requires 20.00 US dollars. */
const second = { activity_id: '510001-cumulative', gift_id: '510001-cumulative-2' };
/** Requires one day. */
const firstDay = { activity_id: '510001-continue', gift_id: '510001-continue-1' };
const dearer = { product_id: '510001-gems-680' };

async function claim(gift: Query, change: Query = {}) {
  const token = await sandbox.signIn('nova-player', 'starfall');
  const query = { ...role, ...gift, oauth_token: token, ...change };
  return sandbox.ask(calls.receiveActivityGift, query);
}

async function statesNow(activityId: string): Promise<readonly string[]> {
  const token = await sandbox.signIn('nova-player', 'starfall');
  const result = await sandbox.ask(calls.activityInfo, { ...role, oauth_token: token });
  const list = result.kind === 'content' ? result.content.activities : [];
  const found = list.find((activity) => activity.activity_id === activityId);
  return found?.rewards.map(({ state }) => state) ?? [];
}

async function handedOver(): Promise<number> {
  return (await sandbox.services.database.execute('select 1 from claimed_gifts')).rows.length;
}

describe('a reward', () => {
  it('goes from locked to claimable to received', async () => {
    expect(await statesNow('510001-cumulative')).toEqual(['locked', 'locked', 'locked', 'locked']);
    await topUp(sandbox, dearer);
    expect(await statesNow('510001-cumulative')).toEqual([
      'claimable',
      'locked',
      'locked',
      'locked',
    ]);
    const result = await claim(first);
    expect(result).toEqual({
      kind: 'content',
      content: { gift_id: first.gift_id, state: 'received' },
    });
    expect(await statesNow('510001-cumulative')).toEqual([
      'received',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('is claimable at exactly the required amount', async () => {
    await topUp(sandbox);
    expect(await claim(first)).toMatchObject({ kind: 'refused', code: Code.notClaimable });
    await sandbox.services.database.execute('update orders set price_minor = 500');
    expect(await claim(first)).toMatchObject({ kind: 'content' });
  });

  it('of an activity of days can be claimed too', async () => {
    await topUp(sandbox);
    expect(await claim(firstDay)).toMatchObject({ content: { state: 'received' } });
    expect(await statesNow('510001-continue')).toEqual(['received', 'locked', 'locked', 'locked']);
  });

  it('is separate for each role', async () => {
    await topUp(sandbox, dearer);
    await claim(first);
    const other = { role_id: '51000112' };
    expect(await claim(first, other)).toMatchObject({ code: Code.notClaimable });
    await topUp(sandbox, { ...dearer, ...other });
    expect(await claim(first, other)).toMatchObject({ kind: 'content' });
    expect(await handedOver()).toBe(2);
  });
});

describe('a repeated claim', () => {
  it('gets the first response and gives nothing more', async () => {
    await topUp(sandbox, dearer);
    expect(await claim(first)).toEqual(await claim(first));
    expect(await handedOver()).toBe(1);
  });

  it('gets the first response after the activity has ended', async () => {
    await topUp(sandbox, dearer);
    const before = await claim(first);
    await moveClock(sandbox, '2036-01-01T00:00:00Z');
    expect(await claim(first)).toEqual(before);
  });

  it('gives one reward for a hundred concurrent requests', async () => {
    await topUp(sandbox, dearer);
    const results = await Promise.all(Array.from({ length: 100 }, async () => claim(first)));
    const received = { kind: 'content', content: { gift_id: first.gift_id, state: 'received' } };
    expect(results).toEqual(results.map(() => received));
    expect(await handedOver()).toBe(1);
  });
});

describe('a claim is refused and gives nothing', () => {
  it.each([
    ['what is not reached', second, {}, Code.notClaimable],
    ['a reward that does not exist', { ...first, gift_id: 'nothing' }, {}, Code.notClaimable],
    [
      'a reward of another activity',
      { ...first, gift_id: firstDay.gift_id },
      {},
      Code.notClaimable,
    ],
    [
      'an activity that does not exist',
      { ...first, activity_id: 'nothing' },
      {},
      Code.notClaimable,
    ],
    [
      'an activity that is over',
      { activity_id: '510001-cumulative-2025', gift_id: '510001-cumulative-2025-1' },
      {},
      Code.notClaimable,
    ],
    [
      'an activity of another game',
      { activity_id: '510031-cumulative', gift_id: '510031-cumulative-1' },
      {},
      Code.notClaimable,
    ],
    ['another player’s role', first, { role_id: '51000121' }, Code.roleNotFound],
    ['a role on another server', first, { server_id: 's2' }, Code.roleNotFound],
    ['an area the role is not in', first, { area_id: 'eu' }, Code.roleNotFound],
    ['an unknown game', first, { client_id: '999999' }, Code.noGame],
    ['another game’s token', first, { client_id: '510031' }, Code.notLoggedIn],
    ['no gift', { activity_id: first.activity_id }, {}, Code.malformedRequest],
  ])('%s', async (_, gift, change, code) => {
    await topUp(sandbox, dearer);
    expect(await claim(gift, change)).toMatchObject({ kind: 'refused', code });
    expect(await handedOver()).toBe(0);
  });

  it('after the activity has ended', async () => {
    await topUp(sandbox, dearer);
    await moveClock(sandbox, '2036-01-01T00:00:00Z');
    expect(await claim(first)).toMatchObject({ kind: 'refused', code: Code.notClaimable });
    expect(await handedOver()).toBe(0);
  });

  it('before the activity starts', async () => {
    await topUp(sandbox, dearer);
    await moveClock(sandbox, '2025-12-31T23:59:00Z');
    expect(await claim(first)).toMatchObject({ kind: 'refused', code: Code.notClaimable });
  });
});
