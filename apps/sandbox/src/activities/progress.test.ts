import { type Activity, type ActivityKind, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { moveClock, order, settle, topUp } from '../test-sandbox/top-up';

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
const onOtherServer = { server_id: 's2', role_id: '51000113' };
const dearerGoods = { product_id: '510001-gems-680' };

async function activityNow(kind: ActivityKind): Promise<Partial<Activity>> {
  const token = await sandbox.signIn('nova-player', 'starfall');
  const result = await sandbox.ask(calls.activityInfo, { ...role, oauth_token: token });
  const list = result.kind === 'content' ? result.content.activities : [];
  return list.find((activity) => activity.kind === kind) ?? {};
}

async function topUpAt(moment: string, change: Query = {}): Promise<void> {
  await moveClock(sandbox, moment);
  await topUp(sandbox, change);
}

describe('a cumulative activity', () => {
  it('sums up the paid amounts, in major units', async () => {
    expect(await activityNow('cumulative')).toMatchObject({ progress: 0, currency: 'USD' });
    await topUp(sandbox);
    await topUp(sandbox);
    await topUp(sandbox, dearerGoods);
    expect(await activityNow('cumulative')).toMatchObject({ progress: 19.97 });
  });

  it('does not count failed and unpaid orders', async () => {
    await settle(sandbox, await order(sandbox), 'fail');
    await order(sandbox);
    expect(await activityNow('cumulative')).toMatchObject({ progress: 0 });
  });

  it.each([
    ['another role', { role_id: '51000112' }],
    ['a role on another server', onOtherServer],
  ])('does not count payments for %s', async (_, change) => {
    await topUp(sandbox, change);
    expect(await activityNow('cumulative')).toMatchObject({ progress: 0 });
  });

  it('does not count another player’s orders', async () => {
    const token = await sandbox.signIn('nova-solo', 'starfall');
    await topUp(sandbox, { oauth_token: token, role_id: '51000121' });
    expect(await activityNow('cumulative')).toMatchObject({ progress: 0 });
  });

  it('does not count amounts in another currency', async () => {
    await topUp(sandbox);
    await sandbox.services.database.execute("update orders set currency = 'EUR'");
    expect(await activityNow('cumulative')).toMatchObject({ progress: 0 });
  });

  it.each([
    ['just before it began', '2025-12-31T23:59:59Z', 0],
    ['as it began', '2026-01-01T00:00:00Z', 4.99],
    ['just before it ended', '2035-12-31T23:59:50Z', 4.99],
    ['as it ended', '2036-01-01T00:00:00Z', 0],
  ])('with an order paid %s', async (_, moment, progress) => {
    await topUpAt(moment);
    await moveClock(sandbox, '2030-05-10T12:00:00Z');
    expect(await activityNow('cumulative')).toMatchObject({ progress });
  });

  it('counts an order that was made before its start and paid during it', async () => {
    await moveClock(sandbox, '2025-12-31T23:50:00Z');
    const billingNo = await order(sandbox);
    await moveClock(sandbox, '2026-01-01T00:10:00Z');
    await settle(sandbox, billingNo, 'success');
    expect(await activityNow('cumulative')).toMatchObject({ progress: 4.99 });
  });
});

describe('an activity of days in a row', () => {
  it.each([
    ['none', [], 0],
    ['twice on one day', ['2030-05-01T00:00:00Z', '2030-05-01T23:59:50Z'], 1],
    ['on both sides of midnight in UTC', ['2030-05-01T23:59:50Z', '2030-05-02T00:00:00Z'], 2],
    ['on both sides of a month', ['2030-04-30T09:00:00Z', '2030-05-01T21:00:00Z'], 2],
    [
      'across a gap, which begins the count anew',
      ['2030-05-01', '2030-05-03', '2030-05-04', '2030-05-05'].map((day) => `${day}T08:00:00Z`),
      3,
    ],
    [
      'before a gap, which keeps the longest run',
      ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-05'].map((day) => `${day}T08:00:00Z`),
      3,
    ],
  ])('%s', async (_, moments, progress) => {
    for (const moment of moments) await topUpAt(moment);
    expect(await activityNow('continue')).toMatchObject({ progress, currency: '' });
  });

  it('does not count the day of a failed order', async () => {
    await settle(sandbox, await order(sandbox), 'fail');
    expect(await activityNow('continue')).toMatchObject({ progress: 0 });
  });
});
