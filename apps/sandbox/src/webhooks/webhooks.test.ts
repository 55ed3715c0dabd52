import { calls, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../database/schema/orders';
import { purchase } from '../test-house/purchase';
import { type TestHouse, openTestHouse } from '../test-house/test-house';
import type { PaymentEvent } from './payment-event';
import { signatureHeader } from './signature';

let house: TestHouse;
let token: string;
let event: PaymentEvent;

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(async () => house.close());
beforeEach(async () => {
  const { database } = house.services;
  await database.execute('truncate orders, payments, deliveries, webhook_events, provider_events');
  token = await house.signIn('nova-player', 'starfall');
  await house.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token });
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
  const { rows } = await house.services.database.execute(
    `select secret from provider_keys where provider = '${provider}' and generation = ${generation}`,
  );
  return String(rows[0]?.['secret']);
}

async function send(what: unknown, { provider = 'paypal', generation = 2 } = {}) {
  const body = typeof what === 'string' ? what : JSON.stringify(what);
  const secret = await secretOf(provider, generation);
  const signature = signatureHeader(secret, body, house.services.clock.now());
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
  const path = `/webhooks/${provider}`;
  return house.knock({ host: 'api.localhost', path, method: 'POST', headers, body });
}

async function statusNow(): Promise<unknown> {
  const query = { billing_no: event.merchant_order, simple: '1', oauth_token: token };
  const result = await house.ask(calls.orderInfo, query);
  return result.kind === 'content' ? result.content.status : result;
}

async function delivered(): Promise<number> {
  return (await house.services.database.execute('select 1 from deliveries')).rows.length;
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

  it('with either of the two live keys', async () => {
    expect((await send(event, { generation: 1 })).statusCode).toBe(200);
    expect(await statusNow()).toBe('success');
  });
});

describe('a webhook changes nothing', () => {
  it.each([
    ['about a cent less', { amount_minor: 498 }],
    ['about a cent more', { amount_minor: 500 }],
    ['in another currency', { currency: 'EUR' }],
    ['about another payment', { payment_id: 'another' }],
    ['about another order', { merchant_order: 'another' }],
  ])('%s', async (_, change) => {
    const response = await send({ ...event, ...change });
    expect(response.json()).toEqual({ received: true, outcome: 'mismatch' });
    expect(await statusNow()).toBe('pending');
    expect(await delivered()).toBe(0);
  });

  it('from another provider than the order’s', async () => {
    const response = await send(event, { provider: 'xsolla' });
    expect(response.json()).toEqual({ received: true, outcome: 'mismatch' });
    expect(await statusNow()).toBe('pending');
  });

  it.each([
    ['signed with another provider’s key', 'paypal', 'xsolla'],
    ['for a provider that does not exist', 'nobody', 'xsolla'],
  ])('%s', async (_, to, from) => {
    const body = JSON.stringify(event);
    const signature = signatureHeader(await secretOf(from, 2), body, house.services.clock.now());
    const headers = { 'webhook-signature': signature };
    const knock = { host: 'api.localhost', path: `/webhooks/${to}`, headers, body };
    expect((await house.knock({ ...knock, method: 'POST' })).statusCode).toBe(401);
    expect(await statusNow()).toBe('pending');
  });

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

it('of fifty webhooks at once, one hands the goods over', async () => {
  const copies = Array.from({ length: 50 }, (_, index) =>
    send(index % 2 === 0 ? event : { ...event, id: crypto.randomUUID() }),
  );
  const outcomes = (await Promise.all(copies)).map((response) =>
    response.json<{ outcome: string }>(),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
  expect(await delivered()).toBe(1);
});

describe('trouble of ours', () => {
  it('is no answer: the webhook is not taken in, and the provider tells again', async () => {
    const { database } = house.services;
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

  it('is not a body that is far too long', async () => {
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
    const knock = { host: 'pay.localhost', path, headers, body: 'decision=approved' };
    const response = await house.knock({ ...knock, method: 'POST' });
    await house.services.outbox.flush();
    return response.statusCode;
  }

  it('takes a decision to the shop', async () => {
    expect(await decide()).toBe(303);
    expect(await statusNow()).toBe('success');
  });

  it('keeps an event until the shop has answered', async () => {
    const fault = { host: 'api.localhost', path: '/webhooks', kind: 'html', value: '' } as const;
    house.services.faults.add({ ...fault, kind: 'down', times: 1 });
    await decide();
    expect(await statusNow()).toBe('pending');
    const { database } = house.services;
    await database.execute('update provider_events set next_attempt_at = now()');
    await house.services.outbox.flush();
    expect(await statusNow()).toBe('success');
    const { rows } = await database.execute('select attempts, last_answer from provider_events');
    expect(rows).toEqual([{ attempts: 2, last_answer: '200' }]);
  });

  it('waits longer after every failure', async () => {
    house.services.faults.add({
      host: 'api.localhost',
      path: '/webhooks',
      kind: 'down',
      value: '',
      times: 3,
    });
    await decide();
    const { database } = house.services;
    const pauses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { rows } = await database.execute(
        'select round(extract(epoch from next_attempt_at - now())) as pause from provider_events',
      );
      pauses.push(Number(rows[0]?.['pause']));
      await database.execute('update provider_events set next_attempt_at = now()');
      await house.services.outbox.flush();
    }
    expect(pauses).toEqual([1, 2, 4]);
    expect(await statusNow()).toBe('success');
  });
});
