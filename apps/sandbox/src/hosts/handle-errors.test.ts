import { calls } from '@shop/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRequest, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const said = vi.spyOn(console, 'error').mockReturnValue();
let sandbox: TestSandbox;
beforeAll(async () => {
  // Nothing listens on this port, so every query fails as while the database is down.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const clock = { now: () => new Date(), offset: () => 0, moveTo: vi.fn(), refresh: vi.fn() };
  sandbox = await openTestSandbox({ database: drizzle({ client: pool }), clock });
});
beforeEach(() => said.mockClear());
afterAll(async () => {
  await sandbox.close();
  said.mockRestore();
});

interface Case {
  readonly request: TestRequest;
  /** The route in the log; the response has this status and contains this text. */
  readonly route: string;
  readonly status: number;
  readonly words: string;
}

function get(host: string, path: string, route: string, words: string, status = 500): Case {
  return { request: { host, path }, route: `GET ${host}${route}`, status, words };
}

function post(host: string, path: string, body: string, route: string, words: string): Case {
  const headers = {
    origin: `http://${host}:4000`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const request = { host, path, method: 'POST', headers, body } as const;
  return { request, route: `POST ${host}${route}`, status: 500, words };
}

const visit = { did: 'secret-device', session_id: 'secret-visit', session_time: 1 };
const click = JSON.stringify({ event: 'clickPay', id: 'WEBPAY-201-011', ...visit });
const stopped = { 'violated-directive': 'script-src', 'blocked-uri': 'https://secret.example' };
const init = `${calls.initPage.path}?domain_area=universal&client_id=secret-game`;
const lost = 'Your payment is not lost.';
const later = 'Something went wrong on our side';

const cases: readonly Case[] = [
  get('pay.localhost', '/pay/paypal/secret-id', '/pay/:provider/:payment', lost),
  post(
    'pay.localhost',
    '/pay/paypal/secret-id',
    'decision=approved',
    '/pay/:provider/:payment',
    lost,
  ),
  get('cards.localhost', '/fields/paypal?payment=secret-id', '/fields/:provider', lost),
  get('cards.localhost', '/challenge/paypal?payment=secret-id', '/challenge/:provider', lost),
  get('cards.localhost', '/frame/paypal?payment=secret-id', '/frame/:provider', lost),
  get('id.localhost', '/google/authorize?client_id=secret-app', '/google/authorize', later),
  get(
    'id.localhost',
    '/twitter/oauth/authorize?oauth_token=secret',
    '/twitter/oauth/authorize',
    later,
  ),
  get('id.localhost', '/real-name/secret-key', '/real-name/:key', later),
  post(
    'id.localhost',
    '/google/token',
    'client_id=secret',
    '/google/token',
    '{"error":"server_error"}',
  ),
  get(
    'id.localhost',
    '/vk/method/secure.checkToken?client_id=secret',
    '/vk/method/secure.checkToken',
    '{"error":"server_error"}',
  ),
  post('track.localhost', '/dot.php', click, '/dot.php', ''),
  post(
    'nova.localhost',
    '/csp-report',
    JSON.stringify({ 'csp-report': stopped }),
    '/csp-report',
    later,
  ),
  post(
    'api.localhost',
    '/webhooks/secret',
    '{}',
    '/webhooks/:provider',
    '{"received":false,"reason":"trouble"}',
  ),
  get('api.localhost', init, calls.initPage.path, '"code":-5000', 200),
  get('localhost', '/sandbox/orders', '/sandbox/orders', '{"error":"something went wrong here"}'),
];

describe('while the database is down', () => {
  it.each(cases)('$route responds with an error, and only the log has its cause', async (one) => {
    const { request, route, status, words } = one;
    const answer = await sandbox.request(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(words);
    expect(answer.body).not.toMatch(/select|insert|params|ECONN|secret/i);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors');
    expect(answer.headers['cache-control']).toBe('no-store');

    const log = said.mock.calls.join('\n');
    expect(log).toContain(`${route} failed: connect ECONNREFUSED`);
    expect(log).not.toMatch(/select |insert |params|secret/i);
  });
});
