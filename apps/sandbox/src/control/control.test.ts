import { Code, calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import {
  type Query,
  type TestRequest,
  type TestSandbox,
  openTestSandbox,
} from '../test-sandbox/test-sandbox';
import { maskQuery } from './request-log';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await control('/reset', { method: 'POST' });
});

async function control(path: string, request: Partial<TestRequest> & { json?: unknown } = {}) {
  const { json, ...rest } = request;
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const headers: Query = json === undefined ? {} : { 'content-type': 'application/json' };
  return sandbox.request({ host: 'localhost', path: `/sandbox${path}`, headers, ...body, ...rest });
}

async function buy(change: Query = {}): Promise<string> {
  const oauth_token = await sandbox.signIn('nova-player', 'starfall');
  const made = await sandbox.ask(paymentCalls.paypalPay, { ...purchase, ...change, oauth_token });
  return made.kind === 'content' ? made.content.billing_no : '';
}

describe('control calls', () => {
  it('respond with 404 if disabled and on other hosts', async () => {
    const closed = await openTestSandbox({ isControlled: false });
    const off = await closed.request({ host: 'localhost', path: '/sandbox/health' });
    await closed.close();
    expect(off.statusCode).toBe(404);
    expect((await control('/health', { host: 'nova.localhost' })).statusCode).not.toBe(200);
    expect((await control('/health', { host: 'api.localhost' })).json()).toMatchObject({
      code: -4040,
    });
    expect((await control('/health')).json()).toMatchObject({ ok: true });
  });

  it('are needed for faults and for the log of requests', async () => {
    const closed = await openTestSandbox({ isControlled: false });
    const { faults, requests } = closed.services;
    faults.add({ host: '*', path: '*', kind: 'code', value: -5000, times: 9 });
    const answered = await closed.ask(calls.currentUser, { client_id: '510001' });
    await closed.close();
    expect(answered).toMatchObject({ kind: 'refused', code: Code.notLoggedIn });
    expect(requests.list()).toEqual([]);
  });

  it('refuse requests of other pages', async () => {
    const headers = { origin: 'http://nova.localhost:4000' };
    expect((await control('/reset', { method: 'POST', headers })).statusCode).toBe(403);
    const own = { origin: 'http://localhost:4000' };
    expect((await control('/reset', { method: 'POST', headers: own })).statusCode).toBe(200);
  });

  it('settle an order through its provider, once', async () => {
    const billingNo = await buy();
    const path = `/orders/${billingNo}/settle`;
    const settle = { method: 'POST', json: { status: 'success' } } as const;
    expect((await control(path, settle)).json()).toEqual({ ok: true, result: 'settled' });
    const again = await control(path, { ...settle, json: { status: 'fail' } });
    expect(again.json()).toEqual({ ok: true, result: 'was-settled' });
    const listed = await control('/orders');
    expect(listed.json()).toMatchObject({ orders: [{ billing_no: billingNo, status: 'success' }] });
    expect((await control('/webhooks')).json()).toMatchObject({ webhooks: [{ attempts: 1 }] });
  });

  it.each([
    ['success', 'success', null, ['payment.approved applied']],
    ['fail', 'fail', null, ['payment.refused applied']],
    ['expired', 'fail', null, ['payment.expired applied']],
    [
      'late-success',
      'success',
      'late-success',
      ['payment.approved late-success', 'payment.expired applied'],
    ],
  ])('settle an order as %s and list the result', async (ending, status, flag, events) => {
    const billingNo = await buy();
    const settle = { method: 'POST', json: { status: ending } } as const;
    await control(`/orders/${billingNo}/settle`, settle);
    const again = await control(`/orders/${billingNo}/settle`, settle);
    expect(again.json()).toEqual({ ok: true, result: 'was-settled' });
    expect((await control('/orders')).json()).toMatchObject({ orders: [{ status, flag }] });
    const listed = await control('/webhooks');
    const { webhooks } = listed.json<{ webhooks: { type: string; outcome: string }[] }>();
    expect(webhooks.map(({ type, outcome }) => `${type} ${outcome}`).sort()).toEqual(events);
  });

  it('add a late payment only to an order that has failed', async () => {
    const [failed, paid] = [await buy(), await buy({ product_id: '510001-gems-680' })];
    const late = { method: 'POST', json: { status: 'late-success' } } as const;
    await control(`/orders/${failed}/settle`, { ...late, json: { status: 'fail' } });
    await control(`/orders/${paid}/settle`, { ...late, json: { status: 'success' } });
    expect((await control(`/orders/${failed}/settle`, late)).json()).toMatchObject({
      result: 'settled',
    });
    expect((await control(`/orders/${paid}/settle`, late)).json()).toMatchObject({
      result: 'was-settled',
    });
  });

  it.each([
    ['/orders/none/settle', { status: 'success' }, 404],
    ['/orders/none/settle', { status: 'maybe' }, 400],
    ['/faults', { kind: 'earthquake' }, 400],
    ['/faults', { kind: 'down', times: 0 }, 400],
    ['/clock', {}, 400],
    ['/clock', { now: 'tomorrow' }, 400],
    ['/clock', { now: '9999-01-01T00:00:00Z' }, 400],
    ['/clock', { now: 1e300 }, 400],
    ['/clock', { advance_s: 1e300 }, 400],
    ['/clock', { advance_s: -1e300 }, 400],
    ['/clock', { advance_s: 4_000_000_000 }, 400],
  ])('%s responds to %j with %i', async (path, json, status) => {
    expect((await control(path, { method: 'POST', json })).statusCode).toBe(status);
  });

  it('move the time that the API tells, by which the page counts down', async () => {
    await control('/clock', { method: 'POST', json: { now: '2031-05-01T12:00:00Z' } });
    const answer = await sandbox.request({ host: 'api.localhost', path: '/api/pay/getGameListV2' });
    expect(answer.headers.date).toMatch(/^Thu, 01 May 2031 12:00:/);
  });

  it('do not move the clock by more than a hundred years, even in steps', async () => {
    const almostFiftyYears = { method: 'POST', json: { advance_s: 1_500_000_000 } } as const;
    const statuses = [];
    for (let step = 0; step < 3; step += 1)
      statuses.push((await control('/clock', almostFiftyYears)).statusCode);
    expect(statuses).toEqual([200, 200, 400]);
  });

  it.each([
    ['application/json', '{"advance_s":', 400],
    ['application/json', '', 400],
    ['application/json', `"${'x'.repeat(70_000)}"`, 413],
    ['application/xml', '<a/>', 415],
    ['text/plain', '{"advance_s":1}', 400],
  ])('give the reason for refusing a body of %s', async (type, body, status) => {
    const headers = { 'content-type': type };
    const answer = await control('/clock', { method: 'POST', headers, body });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string }>().error).not.toBe('');
  });

  it('do not report an order as settled before its webhook was delivered', async () => {
    const silent = {
      flush: async () => undefined,
      start: () => undefined,
      stop: async () => undefined,
    };
    const mute = await openTestSandbox({ outbox: silent });
    const oauth_token = await mute.signIn('nova-player', 'starfall');
    const made = await mute.ask(paymentCalls.paypalPay, { ...purchase, oauth_token });
    const billingNo = made.kind === 'content' ? made.content.billing_no : '';
    const settle = async (status: string) =>
      mute.request({
        host: 'localhost',
        path: `/sandbox/orders/${billingNo}/settle`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
    const [paid, late] = [await settle('success'), await settle('late-success')];
    await mute.close();
    expect(paid.statusCode).toBe(504);
    expect(paid.json()).toEqual({ ok: false, result: 'not-heard' });
    expect(late.json()).toEqual({ ok: false, result: 'not-heard' });
  });

  it('reset the data to the seed', async () => {
    await buy();
    await control('/clock', { method: 'POST', json: { advance_s: 86_400 } });
    await control('/faults', { method: 'POST', json: { kind: 'down' } });
    await control('/reset', { method: 'POST' });
    expect((await control('/orders')).json()).toEqual({ orders: [] });
    expect((await control('/faults')).json()).toEqual({ faults: [] });
    expect((await control('/clock')).json()).toMatchObject({ offset_ms: 0 });
    const games = await sandbox.ask(calls.gameList, { platform: 'web', domain_area: 'kr' });
    expect(games).toMatchObject({
      content: { games: [{ name: '달토끼 전기' }, { name: '철호 시리즈' }] },
    });
  });

  it('move the shop’s clock', async () => {
    await control('/clock', { method: 'POST', json: { now: '2030-01-01T00:00:00Z' } });
    const result = await sandbox.ask(calls.initPage, { domain_area: 'universal' });
    const time = result.kind === 'content' ? result.content.server_time : 0;
    expect(Math.abs(time - Date.UTC(2030, 0, 1) / 1000)).toBeLessThan(60);
  });

  it('list the received calls with masked secrets', async () => {
    await buy();
    const { body } = await control('/requests');
    expect(body).toContain('/api/pay/paypal_pay');
    expect(body).toContain('"oauth_token":"•••"');
    const proofs = { code_verifier: 'e', nonce: 'f' };
    const query = { username: 'a', password: 'b', card_info: 'c', client_id: 'd', ...proofs };
    expect(maskQuery(query)).toEqual({
      username: '•••',
      password: '•••',
      card_info: '•••',
      client_id: 'd',
      code_verifier: '•••',
      nonce: '•••',
    });
  });

  it('list the events of the tracking host', async () => {
    const headers = { 'content-type': 'text/plain' };
    const post = { host: 'track.localhost', method: 'POST', headers } as const;
    const visit = { did: 'device', session_id: 'visit', session_time: 1 };
    const click = { ...visit, event: 'clickPay', id: 'WEBPAY-201-011' };
    await sandbox.request({ ...post, path: '/dot.php', body: JSON.stringify(click) });
    const view = { ...visit, event: 18, app_id: 'a', event_id: 'e' };
    await sandbox.request({ ...post, path: '/api.php', body: JSON.stringify(view) });
    expect((await control('/events')).json()).toMatchObject({
      events: [
        { path: '/api.php', body: { event: 18 } },
        { path: '/dot.php', body: { event: 'clickPay' } },
      ],
    });
  });
});

describe('faults', () => {
  const init = `${calls.initPage.path}?domain_area=universal`;
  const origin = 'http://nova.localhost:4000';

  async function hit(host = 'api.localhost') {
    return sandbox.request({ host, path: init, headers: { origin } });
  }

  it('apply to one host and path a given number of times', async () => {
    const fault = { host: 'api.localhost', path: '/api/config', kind: 'html', times: 2 };
    await control('/faults', { method: 'POST', json: fault });
    const kinds = [await hit(), await hit('backup1.localhost'), await hit(), await hit()];
    expect(kinds.map(({ headers }) => headers['content-type'])).toEqual([
      'text/html; charset=utf-8',
      'application/json; charset=utf-8',
      'text/html; charset=utf-8',
      'application/json; charset=utf-8',
    ]);
  });

  it('respond with a code, with CORS headers', async () => {
    await control('/faults', { method: 'POST', json: { kind: 'code', value: 6001, times: 1 } });
    const response = await hit();
    expect(response.json()).toMatchObject({ code: 6001, content: null });
    expect(response.headers['access-control-allow-origin']).toBe(origin);
  });

  it.each([
    [{ kind: 'status', value: 503 }, 503, 41],
    [{ kind: 'body', value: '[1,' }, 200, 3],
    [{ kind: 'body', value: '' }, 200, 0],
    [{ kind: 'large', value: 3_000_000 }, 200, 3_000_043],
  ])('respond with an invalid body: %o', async (fault, status, length) => {
    await control('/faults', { method: 'POST', json: { ...fault, times: 1 } });
    const response = await hit();
    expect(response.statusCode).toBe(status);
    expect(response.body).toHaveLength(length);
    expect(response.headers['access-control-allow-origin']).toBe(origin);
  });

  it('close the connection before the request is handled', async () => {
    await control('/faults', { method: 'POST', json: { kind: 'down', path: '/api', times: 1 } });
    await expect(buy()).rejects.toThrow();
    expect((await control('/orders')).json()).toEqual({ orders: [] });
  });

  it.each([
    ['down', 'after'],
    ['truncated', ''],
  ])('lose the response after the request is handled: %s %s', async (kind, value) => {
    await control('/faults', { method: 'POST', json: { kind, value, path: '/api', times: 1 } });
    await expect(buy()).rejects.toThrow();
    expect((await control('/orders')).json()).toMatchObject({ orders: [{ status: 'pending' }] });
  });
});
