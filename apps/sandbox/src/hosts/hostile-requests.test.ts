import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type TestRequest, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
let sandbox: TestSandbox;
beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  for (const file of ['pages/nova.html', 'index.html'])
    writeFileSync(join(folder, file), '<!doctype html>');
  writeFileSync(join(folder, 'paths.json'), '["/"]');
  sandbox = await openTestSandbox({
    storefrontFolders: { new: folder, legacy: folder },
    plainWebFolder: folder,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const hosts = [
  'nova.localhost',
  'plain-web.localhost',
  'api.localhost',
  'track.localhost',
  'pay.localhost',
  'cards.localhost',
  'id.localhost',
  'localhost',
  'evil.example',
];

const long = 'x'.repeat(5_000);

const addresses = [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/a%00b.svg',
  '/assets/%00.js',
  '/%ED%A0%80',
  '/?a=%00&b=%E0%A4%A',
  '/?a=%ED%A0%80',
  '/?a=1&a=2&__proto__=3',
  `/${long}`,
  `/?a=${long}`,
  '/pay/xsolla/%00',
  '/pay/xsolla/%E0%A4%A',
  `/pay/xsolla/${long}`,
  '/pay/xsolla/x?leaving=1&leaving=2',
  '/fields/xsolla?payment=%00',
  '/fields/xsolla?payment=a&payment=b',
  '/challenge/xsolla?payment=a&payment=b',
  '/challenge/xsolla?payment=a&parent=b&parent=c',
  '/frame/xsolla?payment=a&payment=b',
  `/frame/${long}`,
  '/played/payments/xsolla/%00',
  '/google/authorize?client_id=%00',
  '/google/authorize?client_id=a&client_id=b',
  '/twitter/oauth/authorize?oauth_token=%00',
  '/twitter/oauth/authorize?oauth_token=a&oauth_token=b',
  '/facebook/debug_token?access_token=%00%7C%00',
  '/vk/method/secure.checkToken?client_id=%00',
  '/real-name/%00',
  `/real-name/${long}`,
  `/images/goods/${long}`,
  '/images/goods/%00.svg',
  '/sandbox/orders/%00/settle',
  '/sandbox/%E0%A4%A',
  `${calls.initPage.path}?domain_area=%00`,
  `${calls.initPage.path}?domain_area=universal&domain_area=sea`,
  `${calls.orderInfo.path}?billing_no=%ED%A0%80&oauth_token=%ED%A0%80`,
  `${calls.orderInfo.path}?billing_no=a&oauth_token=b&oauth_token=c`,
];

const form = 'application/x-www-form-urlencoded';
const deep = '['.repeat(12_000) + ']'.repeat(12_000);
const reportId = '0123456789abcdef0123456789abcdef';

function envelope(item: string): string {
  return `{"event_id":"${reportId}"}\n{"type":"event"}\n${item}`;
}

const bodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"status":'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '{"status":"\\u0000","client_id":"\\u0000","client_secret":"\\ud800"}'],
  ['application/json', deep],
  ['application/json', `"${'x'.repeat(100_000)}"`],
  ['application/xml', '<a/>'],
  ['text/plain', envelope(`{"event_id":"${reportId}","a":${deep}}`)],
  ['text/plain', envelope(`{"event_id":"${reportId}","a":"\\u0000 \\ud800","\\u0000":1}`)],
  ['text/plain', '{"event":"clickPay","did":"\\u0000"}'],
  [form, 'client_id=%00&client_secret=%00&oauth_token=%00'],
  [form, 'decision=%00&answer=%00&identity=%00&proof=%00'],
  [form, 'decision=approved&identity=first&answer=approved&number=%00'],
  [form, 'client_id=%ED%A0%80&client_id=b'],
  [form, `client_id=${'x'.repeat(100_000)}`],
];

const targets: readonly (readonly [host: string, path: string])[] = [
  ['nova.localhost', '/csp-report'],
  ['api.localhost', '/webhooks/paypal'],
  ['api.localhost', calls.initPage.path],
  ['track.localhost', '/dot.php'],
  ['track.localhost', '/api.php'],
  ['track.localhost', '/api/1/envelope/?sentry_key=nova'],
  ['pay.localhost', '/pay/paypal/none'],
  ['cards.localhost', '/fields/paypal?payment=none'],
  ['cards.localhost', '/challenge/paypal?payment=none'],
  ['cards.localhost', '/played/reports'],
  ['id.localhost', '/google/authorize'],
  ['id.localhost', '/google/token'],
  ['id.localhost', '/twitter/oauth/request_token'],
  ['id.localhost', '/twitter/oauth/access_token'],
  ['id.localhost', '/twitter/oauth/authorize?oauth_token=none'],
  ['id.localhost', '/real-name/none'],
  ['localhost', '/sandbox/clock'],
  ['localhost', '/sandbox/faults'],
  ['localhost', '/sandbox/orders/none/settle'],
];

async function expectProperAnswer(request: TestRequest): Promise<void> {
  const { statusCode, body, headers } = await sandbox.request(request);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/ from "|failed query|params:|\/@[a-z]|call stack|-5000|FST_ERR/i);
  expect(headers['content-security-policy']).toContain('frame-ancestors');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

describe('invalid requests', () => {
  it.each(hosts)('%s responds in its own format, with security headers', async (host) => {
    for (const path of addresses) await expectProperAnswer({ host, path });
  });

  it.each(targets)('%s%s accepts any body without a server error', async (host, path) => {
    const origin = `http://${host}:4000`;
    for (const [type, body] of bodies) {
      const headers = { origin, 'content-type': type };
      await expectProperAnswer({ host, path, method: 'POST', headers, body });
    }
  });
});

describe('a URL that cannot be decoded', () => {
  it.each(['/%E0%A4%A', '/api/%00', `${calls.initPage.path}?domain_area=%00`])(
    'is refused in an envelope with CORS headers: %s',
    async (path) => {
      const origin = 'http://nova.localhost:4000';
      const answer = await sandbox.request({ host: 'api.localhost', path, headers: { origin } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ code: Code.malformedRequest, content: null });
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    // The page of the shop, which says so itself.
    ['nova.localhost', 404, '<!doctype html>'],
    ['plain-web.localhost', 400, 'There is nothing here.'],
    ['pay.localhost', 400, 'This link is not valid.'],
    ['cards.localhost', 400, 'This link is not valid.'],
    ['id.localhost', 400, 'This link is not valid.'],
    ['localhost', 400, 'This address cannot be read'],
  ])('on %s gets status %s and the response: %s', async (host, status, words) => {
    const answer = await sandbox.request({ host, path: '/%E0%A4%A' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(words);
  });

  it('is accepted in the query of a storefront’s page', async () => {
    const answer = await sandbox.request({ host: 'nova.localhost', path: '/?a=%00&b=%E0%A4%A' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('an idempotency key', () => {
  it('is case-insensitive', async () => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const key = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    const order = { ...purchase, oauth_token: token };
    const first = await sandbox.ask(calls.paypalPay, { ...order, idempotency_key: key });
    const again = { ...order, idempotency_key: key.toUpperCase() };
    const second = await sandbox.ask(calls.paypalPay, again);
    const number = first.kind === 'content' ? first.content.billing_no : '';
    expect(second).toMatchObject({ kind: 'content', content: { billing_no: number, status: 10 } });
  });
});
