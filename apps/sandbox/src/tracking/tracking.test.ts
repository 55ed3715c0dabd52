import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { trackedEvents } from '../database/schema/settings';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const origin = 'http://nova.localhost:4000';
const visit = { did: 'device', session_id: 'visit', session_time: 1_795_252_881_000 };
const click = { event: 'clickPay', id: 'WEBPAY-201-011', ...visit };
const view = { event: 18, app_id: 'nova-shop', event_id: 'WEBPAY-201', ...visit };

const id = '0123456789abcdef0123456789abcdef';
const report = { event_id: id, tags: { call: 'channelList' } };
const envelopes = '/api/1/envelope/?sentry_version=7&sentry_key=nova';

function envelope(item: unknown, type = 'event'): string {
  return [{ event_id: id }, { type }, item].map((line) => JSON.stringify(line)).join('\n');
}

async function post(path: string, body: string, type = 'text/plain;charset=UTF-8') {
  const headers = { origin, 'content-type': type };
  return sandbox.request({ host: 'track.localhost', method: 'POST', path, body, headers });
}

async function stored() {
  return sandbox.services.database
    .select({ path: trackedEvents.path, origin: trackedEvents.origin, body: trackedEvents.body })
    .from(trackedEvents);
}

describe('dot.php and api.php (spec §7)', () => {
  it.each([
    ['/dot.php', click, 'text/plain;charset=UTF-8'],
    ['/api.php', view, 'application/json'],
  ])('%s accepts the fields of the contract', async (path, body, type) => {
    expect((await post(path, JSON.stringify(body), type)).statusCode).toBe(204);
    expect(await stored()).toEqual([{ path, origin, body }]);
  });

  it('does not store unknown fields', async () => {
    await post('/dot.php', JSON.stringify({ ...click, username: 'Ann', oauth_token: 'secret' }));
    expect(await stored()).toEqual([{ path: '/dot.php', origin, body: click }]);
  });

  it.each([
    ['/dot.php', JSON.stringify(view)],
    ['/dot.php', JSON.stringify({ ...click, event: 'clickMe' })],
    ['/dot.php', JSON.stringify({ ...click, id: 'WEBPAY-201-017' })],
    ['/dot.php', JSON.stringify({ ...click, money: 'much' })],
    ['/dot.php', 'event=clickPay'],
    ['/dot.php', ''],
    ['/api.php', JSON.stringify({ ...view, event: 17 })],
    ['/api.php', '['],
  ])('%s refuses %s and stores nothing', async (path, body) => {
    expect((await post(path, body)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('metrics.php (not of the spec)', () => {
  const metrics = {
    ...{ event: 'metrics', brand: 'nova', version: 'new', release: 'storefront-new@1.2.0' },
    ...{ language: 'en', page: '/selectGoods', connection: '4g' },
    ...{ lcp_ms: 812, inp_ms: 96, cls: 0.004, goods_visible_ms: 640 },
  };

  it('accepts what a page has measured, and stores no id', async () => {
    const body = JSON.stringify({ ...metrics, ...visit, suid: 'u1' });
    expect((await post('/metrics.php', body)).statusCode).toBe(204);
    expect(await stored()).toEqual([{ path: '/metrics.php', origin, body: metrics }]);
  });

  it.each([
    ['/metrics.php', click],
    ['/metrics.php', { ...metrics, lcp_ms: -1 }],
    ['/metrics.php', { ...metrics, page: '/order/17' }],
    ['/dot.php', { ...metrics, ...visit }],
  ])('%s refuses %o and stores nothing', async (path, body) => {
    expect((await post(path, JSON.stringify(body))).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('data that cannot be stored', () => {
  const broken = { ...report, message: 'a\0b\ud800c', '\udfff': 1 };
  const mended = { ...report, message: 'a\uFFFDb\uFFFDc', '\uFFFD': 1 };

  it('has invalid characters replaced in an error report', async () => {
    expect((await post(envelopes, envelope(broken))).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ body: mended }]);
  });

  it('has invalid characters replaced in an event', async () => {
    expect((await post('/dot.php', JSON.stringify({ ...click, did: 'a\0' }))).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ body: { ...click, did: 'a\uFFFD' } }]);
  });

  it('does not include surrogate pairs', async () => {
    await post(envelopes, envelope({ ...report, message: '👍' }));
    expect(await stored()).toMatchObject([{ body: { message: '👍' } }]);
  });

  it('is refused if it is nested too deep', async () => {
    const deep = '['.repeat(12_000) + ']'.repeat(12_000);
    const body = envelope(report).replace(/\}$/, `,"extra":${deep}}`);
    expect((await post(envelopes, body)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is refused if it is too large an event', async () => {
    const long = `${JSON.stringify(click)}${' '.repeat(8_192)}`;
    expect((await post('/dot.php', long)).statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('is truncated if it is too long an origin', async () => {
    const headers = { origin: `http://${'x'.repeat(5_000)}`, 'content-type': 'text/plain' };
    const body = JSON.stringify(click);
    await sandbox.request({
      host: 'track.localhost',
      method: 'POST',
      path: '/dot.php',
      body,
      headers,
    });
    const [{ origin: kept } = { origin: '' }] = await stored();
    expect(kept).toHaveLength(100);
  });
});

describe('error reports', () => {
  it('are accepted in the client library’s envelopes', async () => {
    const response = await post(envelopes, envelope(report));
    expect(response.json()).toEqual({ id });
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(await stored()).toEqual([{ path: '/api/1/envelope/', origin, body: report }]);
  });

  it.each([
    ['of another kind', envelope(report, 'session')],
    ['with more in it than a report', `${envelope(report)}\n{"type":"attachment"}\nx`],
    ['without an id', envelope({ tags: {} })],
    ['that is cut off', envelope(report).slice(0, -1)],
    ['that is empty', ''],
  ])('are refused in an envelope %s', async (_, body) => {
    expect((await post(envelopes, body)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it.each(['/api/1/envelope/', '/api/1/envelope/?sentry_key=atlantis'])(
    'refuses who does not say which brand it is: %s',
    async (path) => {
      expect((await post(path, envelope(report))).statusCode).toBe(403);
      expect(await stored()).toEqual([]);
    },
  );

  it('are refused if they are too large', async () => {
    const long = { ...report, extra: 'x'.repeat(64 * 1024) };
    expect((await post(envelopes, envelope(long))).statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });
});
