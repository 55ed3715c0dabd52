import { calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsPath } from '../test-sandbox/fields-path';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let token: string;
/** Creates an order and returns it with the page of the bank. */
let challenge: string;
let billingNo: string;

const host = 'cards.localhost';
const shop = 'http://nova.localhost:4000';

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.empty('orders', 'payments', 'deliveries', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
  const card = { ...purchase, channel: 'CARD', spec_lang: 'en', oauth_token: token };
  const made = await sandbox.ask(paymentCalls.pingpongxPay, card);
  const { url, billing_no } = made.kind === 'content' ? made.content : { url: '', billing_no: '' };
  billingNo = billing_no;
  const fields = `${fieldsPath(url)}&parent=${encodeURIComponent(shop)}`;
  const form = { number: '4000 0000 0000 3220', expiry: '12/34', cvc: '123' };
  challenge = (await send(fields, form)).headers.location ?? '';
});
afterAll(async () => sandbox.close());

async function send(path: string, form: Record<string, string>, origin = `http://${host}:4000`) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form).toString();
  const response = await sandbox.request({ host, path, method: 'POST', headers, body });
  await sandbox.services.outbox.flush();
  return response;
}

async function status(): Promise<unknown> {
  const query = { billing_no: billingNo, simple: '1', oauth_token: token };
  const result = await sandbox.ask(calls.orderInfo, query);
  return result.kind === 'content' ? result.content.status : result;
}

describe('a card whose bank asks for confirmation', () => {
  it('leaves the payment open and redirects to the bank’s page', async () => {
    expect(challenge).toMatch(/^\/challenge\/pingpongx-card\?/);
    expect(await status()).toBe('pending');
    const page = await sandbox.request({ host, path: challenge });
    for (const text of ['Test Bank', 'Nova Games', '$4.99', `data-parent="${shop}"`])
      expect(page.body).toContain(text);
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors `);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['approved', 'success', 'Paid.'],
    ['refused', 'fail', 'refused this card'],
    ['abandoned', 'pending', 'still checking'],
  ])('%s leaves the order at %s', async (answer, ending, text) => {
    const response = await send(challenge, { answer });
    expect(response.statusCode).toBe(303);
    expect(await status()).toBe(ending);
    const page = await sandbox.request({ host, path: response.headers.location ?? '' });
    expect(page.body).toContain(text);
    expect(page.body).toContain('data-event="done"');
  });

  it('can be answered later, and only once', async () => {
    await send(challenge, { answer: 'abandoned' });
    await send(challenge, { answer: 'approved' });
    await send(challenge, { answer: 'refused' });
    expect(await status()).toBe('success');
    expect((await sandbox.request({ host, path: challenge })).statusCode).toBe(303);
  });

  it.each([
    ['from the shop', { answer: 'approved' }, shop, 403],
    ['from a page without origin', { answer: 'approved' }, 'null', 403],
    ['that is none', { answer: 'whatever' }, `http://${host}:4000`, 403],
  ])('refuses an answer %s', async (_, form, origin, code) => {
    expect((await send(challenge, form, origin)).statusCode).toBe(code);
    expect(await status()).toBe('pending');
  });

  it.each([
    ['an unknown payment', () => '/challenge/pingpongx-card?payment=none'],
    ['another provider’s', () => challenge.replace('pingpongx-card', 'adyen')],
  ])('is not found for %s', async (_, path) => {
    expect((await sandbox.request({ host, path: path() })).statusCode).toBe(404);
    expect((await send(path(), { answer: 'approved' })).statusCode).toBe(404);
    expect(await status()).toBe('pending');
  });

  it('sends no message to an unknown embedding page', async () => {
    const path = challenge.replace(encodeURIComponent(shop), 'http%3A%2F%2Fevil.example');
    expect((await sandbox.request({ host, path })).body).toContain('data-parent=""');
  });
});
