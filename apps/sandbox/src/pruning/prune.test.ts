import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reset } from '../control/reset';
import { trackedEvents } from '../database/schema/settings';
import { issueRequestToken } from '../sign-in-providers/request-token';
import { visitProvider } from '../test-sandbox/provider-visit';
import { beginTwitter } from '../test-sandbox/proofs';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { prune, startPruning } from './prune';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

async function countRows(table: string): Promise<number> {
  return (await sandbox.services.database.execute(`select 1 from ${table}`)).rows.length;
}

async function pruneIn(milliseconds: number): Promise<void> {
  const { database, clock } = sandbox.services;
  await prune(database, new Date(clock.now().getTime() + milliseconds));
}

async function leaveRows(): Promise<void> {
  const { database, clock } = sandbox.services;
  // The seed contains expired sign-ins.
  await sandbox.empty('tokens');
  await beginTwitter(sandbox);
  await visitProvider(sandbox, 'google');
  await visitProvider(sandbox, 'facebook');
  await sandbox.signIn('nova-player', 'starfall');
  const now = clock.now();
  await database.execute(sql`insert into login_attempts values ('a', 'b', ${now})`);
  await database.execute(
    sql`insert into real_name_links (hash, user_id, made_at) values ('c', 'd', ${now})`,
  );
}

describe('pruning', () => {
  it.each([
    ['pending_logins', hourMs],
    ['request_tokens', hourMs],
    ['authorization_codes', hourMs],
    ['access_tokens', 2 * hourMs],
    ['real_name_links', 2 * hourMs],
    ['login_attempts', dayMs],
    ['tokens', 30 * dayMs],
  ])('keeps %s while they matter, and not much longer', async (table, lifeMs) => {
    await leaveRows();
    const before = await countRows(table);
    expect(before).toBeGreaterThan(0);
    await pruneIn(lifeMs / 2);
    expect(await countRows(table)).toBe(before);
    await pruneIn(lifeMs + 60_000);
    expect(await countRows(table)).toBe(0);
  });

  it('deletes rows that were created while the clock was ahead', async () => {
    const { database, clock } = sandbox.services;
    await clock.moveTo(400 * dayMs);
    await issueRequestToken(database, { appId: 'a', callback: 'b' }, clock.now());
    await clock.moveTo(0);
    await pruneIn(0);
    expect(await countRows('request_tokens')).toBe(0);
  });

  it('keeps the newest events and the newest reports separately', async () => {
    const { database, clock } = sandbox.services;
    const paths = ['/dot.php', '/api/1/envelope/', '/api.php', '/csp-report', '/dot.php'];
    const rows = [...paths, ...paths].map((path, index) => ({
      path,
      origin: String(index),
      body: {},
      receivedAt: clock.now(),
    }));
    await database.insert(trackedEvents).values(rows);
    await prune(database, clock.now(), { maxEvents: 4, maxReports: 1 });
    const kept = await database.select({ row: trackedEvents.origin }).from(trackedEvents);
    expect(kept.map(({ row }) => Number(row)).sort()).toEqual([4, 5, 7, 8, 9]);
  });

  it('repeats until it is stopped, also after a failed round', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { database, clock } = sandbox.services;
    await database.execute(sql`insert into login_attempts values ('a', 'b', '2020-01-01')`);
    const now = vi
      .fn(() => clock.now())
      .mockImplementationOnce(() => {
        throw new Error('away');
      });
    const stop = startPruning({ database, clock: { ...clock, now } });
    vi.advanceTimersByTime(20_000);
    await stop();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(now).toHaveBeenCalledTimes(2);
    expect(await countRows('login_attempts')).toBe(0);
  });
});
