import rateLimit from '@fastify/rate-limit';
import { Code, calls } from '@shop/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appIdOf } from '../accounts/third-party/provider-config';
import { authorizePath, press, redirectUri } from '../test-sandbox/provider-visit';
import { type TestRequest, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { type RateLimit, limitRate } from './rate-limit';

const minuteMs = 60_000;

/** Sent over a connection that has been closed since, which has no address any more. */
const closed = 'closed';

/** Returns a function that sends requests from addresses, one after the other, and returns the statuses. */
async function limited(limit: RateLimit) {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (socket.remoteAddress === closed)
      Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  app.get('/', { onRequest: limitRate(app, limit) }, () => 'accepted');
  return async (...addresses: readonly string[]): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const remoteAddress of addresses)
      statuses.push((await app.inject({ path: '/', remoteAddress })).statusCode);
    return statuses;
  };
}

const [one, other, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'] as const;

describe('a rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('limits the requests of one address in each minute', async () => {
    const send = await limited({ maxPerAddress: 2, maxInAll: 10 });
    expect(await send(one, one, one, other)).toEqual([200, 200, 429, 200]);
    vi.setSystemTime(Date.now() + minuteMs - 1);
    expect(await send(one)).toEqual([429]);
    vi.setSystemTime(Date.now() + 1);
    expect(await send(one)).toEqual([200]);
  });

  it('limits those of all addresses together, without the ones beyond the limit of their own', async () => {
    const send = await limited({ maxPerAddress: 2, maxInAll: 3 });
    expect(await send(one, one, one, other, third)).toEqual([200, 200, 429, 200, 429]);
  });

  it('counts requests whose connections are closed for all alone', async () => {
    const send = await limited({ maxPerAddress: 1, maxInAll: 3 });
    expect(await send(closed, closed, one, closed)).toEqual([200, 200, 200, 429]);
  });

  it('takes all IPv6 addresses of a network for one, since their owner can choose freely', async () => {
    const send = await limited({ maxPerAddress: 1, maxInAll: 10 });
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'];
    expect(await send(...addresses)).toEqual([200, 429, 200]);
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
