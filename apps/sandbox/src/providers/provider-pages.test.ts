import { calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsPath } from '../test-sandbox/fields-path';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
});
afterAll(async () => sandbox.close());

interface Bought {
  readonly billingNo: string;
  readonly path: string;
}

async function buy(
  call: (typeof paymentCalls)[keyof typeof paymentCalls],
  extra: Query = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Bought> {
  const result = await sandbox.ask(call, { ...purchase, ...extra, oauth_token: token }, headers);
  const url = new URL(result.kind === 'content' ? result.content.url : 'http://none');
  const billingNo = result.kind === 'content' ? result.content.billing_no : '';
  return { billingNo, path: url.pathname + url.search };
}

async function buyByCard(): Promise<Bought> {
  const bought = await buy(paymentCalls.pingpongxPay, { channel: 'CARD', spec_lang: 'en' });
  return { ...bought, path: fieldsPath(new URL(bought.path, 'http://cards.localhost').href) };
}

async function send(host: string, path: string, body: string, origin = `http://${host}:4000`) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await sandbox.request({ host, path, method: 'POST', headers, body });
  await sandbox.services.outbox.flush();
  return response;
}

async function statusOf(billingNo: string): Promise<unknown> {
  const query = { billing_no: billingNo, simple: '1', oauth_token: token };
  const result = await sandbox.ask(calls.orderInfo, query);
  return result.kind === 'content' ? result.content.status : result;
}

describe('a provider’s page', () => {
  it('shows merchant, what is bought, for how much and for whom, as the shop does', async () => {
    const { path, billingNo } = await buy(paymentCalls.paypalPay);
    const page = await sandbox.request({ host: 'pay.localhost', path });
    for (const text of ['PayPal', 'Nova Games', billingNo]) expect(page.body).toContain(text);
    const shown = page.body.replace(/\s+/g, ' ');
    expect(shown).toMatch(
      /src="\/images\/goods\/[\w-]+\.svg".*300 Starlight.*\+20 bonus.*\$4\.99.*Aurelia.*S1.*Starfall Odyssey/,
    );
    const [, picture = ''] = /src="(\/images\/[^"]+)"/.exec(shown) ?? [];
    const { statusCode } = await sandbox.request({ host: 'pay.localhost', path: picture });
    expect(statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['approved', 'success', 'Paid.'],
    ['refused', 'fail', 'Refused.'],
    ['cancelled', 'fail', 'Cancelled.'],
    ['expired', 'fail', 'Expired.'],
    ['later', 'pending', 'Still open.'],
  ])('%s leaves the order at %s', async (decision, status, text) => {
    const { path, billingNo } = await buy(paymentCalls.paypalPay);
    const response = await send('pay.localhost', path, `decision=${decision}`);
    expect(response.statusCode).toBe(303);
    expect(await statusOf(billingNo)).toBe(status);
    const next = response.headers.location ?? '';
    const page = await sandbox.request({ host: 'pay.localhost', path: next });
    expect(page.body).toContain(text);
    expect(page.body).toContain('close this window');
  });

  it.each([
    ['approved', 'http://nova.localhost:4000'],
    ['refused', 'http://demo-nova.localhost:4000'],
    ['cancelled', 'http://ember.localhost:4000'],
    ['expired', 'http://nova.localhost:4000'],
    ['later', 'http://nova.localhost:4000'],
  ])('%s links back to the shop %s that the order was made in', async (decision, origin) => {
    const { path } = await buy(paymentCalls.paypalPay, {}, { origin });
    const open = await sandbox.request({ host: 'pay.localhost', path });
    expect(open.body).not.toContain('class="back"');
    const { headers } = await send('pay.localhost', path, `decision=${decision}`);
    const next = headers.location ?? '';
    const { body } = await sandbox.request({ host: 'pay.localhost', path: next });
    expect(body).toContain(`<a class="back" href="${origin}">Go to the shop</a>`);
    expect(body).not.toContain('close this window');
  });

  it.each([
    'http://evil.example',
    'http://nova.localhost.evil.example:4000',
    'http://nova.localhost:4000/path',
    'javascript:alert(1)',
  ])('does not link to %s, even if it is stored as the shop of the order', async (stored) => {
    const origin = 'http://nova.localhost:4000';
    const { path } = await buy(paymentCalls.paypalPay, {}, { origin });
    await sandbox.services.database.execute(`update payments set return_url = '${stored}'`);
    const { headers } = await send('pay.localhost', path, 'decision=approved');
    const next = `${headers.location ?? ''}&return_url=${encodeURIComponent(origin)}`;
    const { body } = await sandbox.request({ host: 'pay.localhost', path: next });
    expect(body).toContain('Paid.');
    expect(body).not.toContain('<a ');
  });

  it('decides once: a second decision changes nothing', async () => {
    const { path, billingNo } = await buy(paymentCalls.paypalPay);
    await send('pay.localhost', path, 'decision=refused');
    await send('pay.localhost', path, 'decision=approved');
    expect(await statusOf(billingNo)).toBe('fail');
  });

  it.each([
    ['another page', 'http://evil.example'],
    ['a shop', 'http://nova.localhost:4000'],
    ['a page without origin', 'null'],
  ])('refuses a form from %s', async (_, origin) => {
    const { path, billingNo } = await buy(paymentCalls.paypalPay);
    const response = await send('pay.localhost', path, 'decision=approved', origin);
    expect(response.statusCode).toBe(403);
    expect(await statusOf(billingNo)).toBe('pending');
  });

  it('ignores a status in its URL', async () => {
    const { path, billingNo } = await buy(paymentCalls.paypalPay);
    await sandbox.request({
      host: 'pay.localhost',
      path: `${path}?status=success&decision=approved`,
    });
    await sandbox.services.outbox.flush();
    expect(await statusOf(billingNo)).toBe('pending');
  });

  it('is not found under the name of another provider', async () => {
    const { path } = await buy(paymentCalls.paypalPay);
    const other = path.replace('paypal', 'xsolla');
    expect((await sandbox.request({ host: 'pay.localhost', path: other })).statusCode).toBe(404);
  });

  it('escapes names', async () => {
    const { path } = await buy(paymentCalls.paypalPay);
    await sandbox.services.database.execute(
      `update payments set item = '<img src=x onerror=alert(1)>"''&'`,
    );
    const page = await sandbox.request({ host: 'pay.localhost', path });
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(page.body).not.toContain('<img src=x');
  });
});

describe('card fields', () => {
  const card = (number: string): string =>
    new URLSearchParams({ number, expiry: '12/34', cvc: '123' }).toString();

  it.each([
    ['4111 1111 1111 1111', 'success', 'Paid.'],
    ['5555 5555 5555 4444', 'success', 'Paid.'],
    ['4000 0000 0000 0002', 'fail', 'The bank refused this card. '],
    ['4000 0000 0000 9995', 'fail', 'not enough money'],
    ['4000 0000 0000 0069', 'fail', 'it has expired'],
    ['4000 0000 0000 0119', 'fail', 'Cancelled.'],
    ['4000 0000 0000 0259', 'pending', 'still checking'],
  ])('%s leaves the order at %s and shows: %s', async (number, status, text) => {
    const { path, billingNo } = await buyByCard();
    const response = await send('cards.localhost', path, card(number));
    expect(response.statusCode).toBe(303);
    expect(await statusOf(billingNo)).toBe(status);
    const page = await sandbox.request({
      host: 'cards.localhost',
      path: response.headers.location ?? '',
    });
    expect(page.body).toContain('data-event="done"');
    expect(page.body).toContain(text);
  });

  it('show the errors and clear the fields', async () => {
    const { path, billingNo } = await buyByCard();
    const response = await send('cards.localhost', path, card('4111 1111 1111 1112'));
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('typing error');
    expect(response.body).not.toContain('1112');
    expect(await statusOf(billingNo)).toBe('pending');
  });

  it('take on the look of the shop, also after an error', async () => {
    const { path } = await buyByCard();
    const address = `${path}&fill=%235b4bff&on=%23ffffff&corner=24`;
    const shown = await sandbox.request({ host: 'cards.localhost', path: address });
    const refused = await send('cards.localhost', address, card('4111 1111 1111 1112'));
    for (const { body } of [shown, refused])
      expect(body).toMatch(/--accent: #5b4bff;\s+--on-accent: #ffffff;\s+--corner: 24px;/);
  });

  it.each([
    'fill=red&on=%23ffffff&corner=24',
    'fill=%235b4bff;}body{display:none&on=%23ffffff&corner=24',
    'fill=%235b4bff&on=%23ffffff&corner=-1',
    'fill=%235b4bff&on=%23ffffff',
  ])('keep the look of their provider for %s', async (look) => {
    const { path } = await buyByCard();
    const { body } = await sandbox.request({ host: 'cards.localhost', path: `${path}&${look}` });
    expect(body).toMatch(/--accent: #1f3ac7;\s+--on-accent: #ffffff;\s+--corner: 12px;/);
    expect(body).not.toContain('display:none');
  });

  it('refuse a form from another page', async () => {
    const { path, billingNo } = await buyByCard();
    const number = card('4111111111111111');
    const response = await send('cards.localhost', path, number, 'http://nova.localhost:4000');
    expect(response.statusCode).toBe(403);
    expect(await statusOf(billingNo)).toBe('pending');
  });

  it.each([
    ['http://nova.localhost:4000', {}, 'http://nova.localhost:4000'],
    ['http://cards.localhost:4000', {}, 'http://cards.localhost:4000'],
    ['', { referer: 'http://nova.localhost:4000/' }, 'http://nova.localhost:4000'],
    ['http://evil.example', {}, ''],
    ['http://evil.example', { referer: 'http://evil.example/' }, ''],
    ['http://nova.localhost:4000/path', {}, ''],
    ['*', {}, ''],
    ['', {}, ''],
  ])('requested by %s %s send messages to "%s"', async (parent, headers, spokenTo) => {
    const { path } = await buyByCard();
    const address = `${path}&parent=${encodeURIComponent(parent)}`;
    const page = await sandbox.request({ host: 'cards.localhost', path: address, headers });
    expect(page.body).toContain(`data-parent="${spokenTo}"`);
  });

  it('may be framed by the card frame and the shops only', async () => {
    const { path } = await buyByCard();
    const page = await sandbox.request({ host: 'cards.localhost', path });
    const policy = String(page.headers['content-security-policy']);
    const [, ancestors = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
    expect(ancestors.split(' ').sort()).toEqual(
      ['http://cards.localhost:4000', ...sandbox.services.addresses.pages].sort(),
    );
    expect(policy).toContain("default-src 'none'");
  });
});
