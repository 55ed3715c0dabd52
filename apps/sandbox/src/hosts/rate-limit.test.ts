import { Code, calls } from '@shop/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appIdOf } from '../accounts/third-party/provider-config';
import { authorizePath, press, redirectUri } from '../test-sandbox/provider-visit';
import { type TestRequest, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { createRateLimit } from './rate-limit';

describe('a rate limit', () => {
  it('limits the requests of one address in each minute', () => {
    let now = 0;
    const count = createRateLimit({ maxPerAddress: 2, maxInAll: 10 }, () => now);
    expect([count('a'), count('a'), count('a'), count('b')]).toEqual([true, true, false, true]);
    now = 59_999;
    expect(count('a')).toBe(false);
    now = 60_000;
    expect(count('a')).toBe(true);
  });

  it('limits the requests of all addresses together', () => {
    const count = createRateLimit({ maxPerAddress: 2, maxInAll: 3 }, () => 0);
    const counted = ['a', 'b', 'c', 'd', 'a'].map((address) => count(address));
    expect(counted).toEqual([true, true, true, false, false]);
  });
});

const few = { maxPerAddress: 1, maxInAll: 2 };
const visit = { did: 'device', session_id: 'visit', session_time: 1 };
const click = JSON.stringify({ event: 'clickPay', id: 'WEBPAY-201-011', ...visit });
const reportId = '0123456789abcdef0123456789abcdef';
const report = `{"event_id":"${reportId}"}\n{"type":"event"}\n{"event_id":"${reportId}"}`;
const stopped = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } });

const floods: readonly (readonly [string, TestRequest, number])[] = [
  ['events', { host: 'track.localhost', path: '/dot.php', body: click }, 204],
  [
    'reports',
    { host: 'track.localhost', path: '/api/1/envelope/?sentry_key=nova', body: report },
    200,
  ],
  ['reports on a policy', { host: 'nova.localhost', path: '/csp-report', body: stopped }, 204],
];

describe('requests that store a row are limited', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(
      {},
      { rates: { events: few, reports: few, signInStarts: few } },
    );
  });
  afterAll(async () => sandbox.close());
  afterEach(async () => {
    await sandbox.empty('tracked_events');
  });

  async function rowsIn(table: string): Promise<number> {
    return (await sandbox.services.database.execute(`select 1 from ${table}`)).rows.length;
  }

  it.each(floods)('for %s', async (_, request, status) => {
    const headers = { 'content-type': 'text/plain' };
    const send = async (from: string): Promise<number> =>
      (await sandbox.request({ ...request, method: 'POST', headers, from })).statusCode;
    expect(await send('192.0.2.1')).toBe(status);
    expect(await send('192.0.2.1')).toBe(429);
    expect(await send('192.0.2.2')).toBe(status);
    expect(await send('192.0.2.3')).toBe(429);
    expect(await rowsIn('tracked_events')).toBe(2);
  });

  it('for sign-ins that start in the shop', async () => {
    const query = { client_id: '510001', callback: redirectUri('nova', 'twitter') };
    const begin = async () => sandbox.ask(calls.twitterStart, query);
    expect(await begin()).toMatchObject({ kind: 'content' });
    expect(await begin()).toMatchObject({ kind: 'refused', code: Code.tooManyRequests });
    expect(await rowsIn('pending_logins')).toBe(1);
  });

  it('for sign-ins at a provider', async () => {
    const path = authorizePath('google', { query: { client_id: appIdOf('nova', 'google') } });
    expect((await press(sandbox, path, 'identity=first')).statusCode).toBe(303);
    const refused = await press(sandbox, path, 'identity=first');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toContain('Please wait a minute.');
    expect(await rowsIn('authorization_codes')).toBe(1);
  });
});
