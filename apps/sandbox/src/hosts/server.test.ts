import { brands } from '@shop/brands/registry';
import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { createAddresses } from './addresses';
import { type TestSandbox, obfuscated, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  const others = ['http://localhost:4010', 'https://game.example'];
  sandbox = await openTestSandbox({ addresses: createAddresses(brands, 4000, others) });
});
afterAll(async () => sandbox.close());

const init = `${calls.initPage.path}?domain_area=universal`;

describe('hosts', () => {
  it.each([
    ['evil.example', init, 421],
    ['evil.example', '/@api/api/config/init?domain_area=universal', 421],
    ['api.localhost', init, 200],
    ['backup1.localhost', init, 200],
    ['pay.localhost', init, 404],
    ['cards.localhost', '/pay/paypal/x', 404],
    ['localhost', '/', 200],
    ['localhost', '/@api/api/config/init', 404],
    ['track.localhost', '/', 404],
  ])('%s%s answers with %i', async (host, path, status) => {
    expect((await sandbox.request({ host, path })).statusCode).toBe(status);
  });

  it('uses the Host header and ignores X-Forwarded-Host', async () => {
    const headers = { 'x-forwarded-host': 'api.localhost:4000', forwarded: 'host=api.localhost' };
    const response = await sandbox.request({ host: 'evil.example', path: init, headers });
    expect(response.statusCode).toBe(421);
  });
});

describe('origins', () => {
  it.each([
    ['http://nova.localhost:4000', true],
    ['http://demo-nova.localhost:4000', true],
    ['http://haneul.localhost:4000', true],
    ['http://plain-web.localhost:4000', true],
    ['https://plain-web.localhost:4000', false],
    ['http://localhost:4010', true],
    ['https://game.example', true],
    ['https://other.game.example', false],
    ['http://localhost:4014', false],
    ['https://nova.localhost:4000', false],
    ['http://nova.localhost', false],
    ['http://nova.localhost:4001', false],
    ['http://nova.localhost:40000', false],
    ['http://nova.localhost:4000.evil.example', false],
    ['http://xnova.localhost:4000', false],
    ['http://pay.localhost:4000', false],
    ['http://localhost:4000', false],
    ['null', false],
  ])('lets %s read answers: %s', async (origin, isAllowed) => {
    const response = await sandbox.request({
      host: 'api.localhost',
      path: init,
      headers: { origin },
    });
    expect(response.headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    expect(response.headers['vary']).toContain('Origin');
  });

  it('caches a preflight for two hours and exposes the Date header', async () => {
    const headers = {
      origin: 'http://nova.localhost:4000',
      'access-control-request-method': 'GET',
    };
    const response = await sandbox.request({
      host: 'api.localhost',
      path: init,
      method: 'OPTIONS',
      headers,
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-max-age': '7200',
      'access-control-expose-headers': 'Date',
    });
  });

  it('forbids caching', async () => {
    const response = await sandbox.request({ host: 'api.localhost', path: init });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

describe('state-changing calls', () => {
  const byPrefetch = { origin: 'http://nova.localhost:4000', 'sec-purpose': 'prefetch' };
  const byImage = { 'sec-fetch-mode': 'no-cors' };
  const game = { client_id: '510001' };
  const gift = { ...game, server_id: 's1', role_id: '51000111', activity_id: 'a', gift_id: 'b' };
  const code = { ...game, redirect_uri: 'http://nova.localhost:4000/sign-in/google' };
  const name = { username: obfuscated('nova-player'), password: obfuscated('play-nova') };

  it.each([
    ['a claim of coupons', calls.receiveCoupons, game],
    ['a claim of a gift', calls.receiveActivityGift, gift],
    ['a sign-in by password', calls.login, { ...game, ...name }],
    ['a sign-in by code', calls.googleLogin, { ...code, authorization_code: 'x', did: 'd' }],
    ['a sign-in that is begun', calls.twitterStart, { ...game, callback: 'x' }],
  ])('refuse a browser’s own request: %s', async (_, call, query) => {
    const oauth_token = await sandbox.signIn('nova-player', 'starfall');
    const refusal = { kind: 'refused', code: Code.malformedRequest };
    for (const headers of [byPrefetch, byImage])
      expect(await sandbox.ask(call, { ...query, oauth_token }, headers)).toMatchObject(refusal);
    expect(await sandbox.ask(call, { ...query, oauth_token })).not.toMatchObject(refusal);
  });

  it('do not include reads, which any page may request', async () => {
    for (const headers of [byPrefetch, byImage])
      expect(
        await sandbox.ask(calls.initPage, { domain_area: 'universal' }, headers),
      ).toMatchObject({
        kind: 'content',
      });
  });
});

describe('calls that create orders', () => {
  const origin = 'http://nova.localhost:4000';
  it.each([
    ['a fetch of the shop', { origin, 'sec-fetch-mode': 'cors' }, 'content'],
    ['an image', { 'sec-fetch-mode': 'no-cors' }, 'refused'],
    ['a link', { 'sec-fetch-mode': 'navigate' }, 'refused'],
    [
      'a fetch of a page without origin',
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
      'refused',
    ],
    ['a fetch of Node', { 'sec-fetch-mode': 'cors' }, 'content'],
    ['another page', { origin: 'https://evil.example', 'sec-fetch-mode': 'cors' }, 'refused'],
    ['a prefetch', { origin, 'sec-fetch-mode': 'cors', 'sec-purpose': 'prefetch' }, 'refused'],
    ['a prerender', { origin, 'sec-purpose': 'prefetch;prerender' }, 'refused'],
  ])('%s is %s', async (_, headers, kind) => {
    const token = await sandbox.signIn('nova-player', 'starfall');
    const query = { ...purchase, product_id: '510001-pass-1', oauth_token: token };
    const before = await sandbox.services.database.execute('select billing_no from orders');
    const result = await sandbox.ask(paymentCalls.paypalPay, query, headers);
    const after = await sandbox.services.database.execute('select billing_no from orders');
    expect(result.kind).toBe(kind);
    expect(after.rows.length - before.rows.length).toBe(kind === 'content' ? 1 : 0);
    // Otherwise the unpaid order would refuse the next purchase.
    await sandbox.services.database.execute("update orders set status = 'fail'");
  });
});
