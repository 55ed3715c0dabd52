import { calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../database/schema/orders';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import type { PaymentEvent } from './apply-event';
import { signatureHeader } from './signature';

let sandbox: TestSandbox;
let token: string;
let event: PaymentEvent;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  const { database } = sandbox.services;
  await sandbox.empty('orders', 'payments', 'deliveries', 'webhook_events', 'provider_events');
  token = await sandbox.signIn('nova-player', 'starfall');
  await sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token });
  const [order] = await database.select().from(orders);
  event = {
    id: crypto.randomUUID(),
    type: 'payment.approved',
    payment_id: order?.paymentId ?? '',
    merchant_order: order?.billingNo ?? '',
    amount_minor: 499,
    currency: 'USD',
  };
});

async function secretOf(provider: string, generation: number): Promise<string> {
  const { rows } = await sandbox.services.database.execute(
    `select secret from provider_keys where provider = '${provider}' and generation = ${generation}`,
  );
  return String(rows[0]?.['secret']);
}

async function send(what: unknown, { provider = 'paypal', generation = 2 } = {}) {
  const body = typeof what === 'string' ? what : JSON.stringify(what);
  const secret = await secretOf(provider, generation);
  const signature = signatureHeader(secret, body, sandbox.services.clock.now());
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
  const path = `/webhooks/${provider}`;
  return sandbox.request({ host: 'api.localhost', path, method: 'POST', headers, body });
}

async function statusNow(): Promise<unknown> {
  const query = { billing_no: event.merchant_order, simple: '1', oauth_token: token };
  const result = await sandbox.ask(calls.orderInfo, query);
  return result.kind === 'content' ? result.content.status : result;
}

async function delivered(): Promise<number> {
  return (await sandbox.services.database.execute('select 1 from deliveries')).rows.length;
}

describe('a webhook ends an order', () => {
  it.each([
    ['payment.approved', 'success', 1],
    ['payment.refused', 'fail', 0],
    ['payment.cancelled', 'fail', 0],
    ['payment.expired', 'fail', 0],
  ])('%s means %s', async (type, status, goods) => {
    const response = await send({ ...event, type });
    expect(response.json()).toEqual({ received: true, outcome: 'applied' });
    expect(await statusNow()).toBe(status);
    expect(await delivered()).toBe(goods);
  });
});

describe('a webhook changes nothing', () => {
  it.each([['no JSON'], ['{"id":"1"}'], ['[]'], ['null']])('that reads %s', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await statusNow()).toBe('pending');
  });

  it('a second time', async () => {
    await send(event);
    expect((await send(event)).json()).toEqual({ received: true, outcome: 'duplicate' });
    expect(await delivered()).toBe(1);
  });

  it.each([
    ['payment.approved', 'payment.approved', 'success', 1],
    ['payment.approved', 'payment.refused', 'success', 1],
    ['payment.approved', 'payment.cancelled', 'success', 1],
    ['payment.approved', 'payment.expired', 'success', 1],
    ['payment.expired', 'payment.refused', 'fail', 0],
    ['payment.refused', 'payment.expired', 'fail', 0],
  ])('once the order has ended: after %s %s', async (first, then, status, goods) => {
    await send({ ...event, type: first });
    const late = await send({ ...event, type: then, id: crypto.randomUUID() });
    expect(late.json()).toEqual({ received: true, outcome: 'already-settled' });
    expect(await statusNow()).toBe(status);
    expect(await delivered()).toBe(goods);
  });
});

it('delivers the goods once when fifty webhooks arrive at once', async () => {
  const copies = Array.from({ length: 50 }, (_, index) =>
    send(index % 2 === 0 ? event : { ...event, id: crypto.randomUUID() }),
  );
  const outcomes = (await Promise.all(copies)).map((response) =>
    response.json<{ outcome: string }>(),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
  expect(await delivered()).toBe(1);
});

describe('a server error', () => {
  it('does not accept the webhook, so that the provider sends it again', async () => {
    const { database } = sandbox.services;
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await database.execute('alter table webhook_events rename to away');
    const refused = await send(event);
    await database.execute('alter table away rename to webhook_events');
    expect(refused.statusCode).toBe(500);
    expect(said.mock.calls.join()).not.toContain(event.merchant_order);
    said.mockRestore();
    expect(await statusNow()).toBe('pending');
    expect((await send(event)).json()).toEqual({ received: true, outcome: 'applied' });
  });

  it('is not the answer to a body that is too large', async () => {
    expect((await send({ ...event, more: 'x'.repeat(100_000) })).statusCode).toBe(400);
  });
});

describe('the outbox', () => {
  async function decide(): Promise<number> {
    const path = `/pay/paypal/${event.payment_id}`;
    const headers = {
      origin: 'http://pay.localhost:4000',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const request = { host: 'pay.localhost', path, headers, body: 'decision=approved' };
    const response = await sandbox.request({ ...request, method: 'POST' });
    await sandbox.services.outbox.flush();
    return response.statusCode;
  }

  it('delivers a decision to the shop', async () => {
    expect(await decide()).toBe(303);
    expect(await statusNow()).toBe('success');
  });
});
