import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order } from '../test-sandbox/top-up';
import { eventOf, keyOf, postWebhook } from '../test-sandbox/webhook-sender';
import type { PaymentEvent } from './apply-event';
import { signatureHeader } from './signature';

let sandbox: TestSandbox;
let event: PaymentEvent;
/** Returns the webhook as its provider sends it. */
let body: string;
let header: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  event = await eventOf(sandbox, await order(sandbox));
  body = JSON.stringify(event);
  header = signatureHeader(await keyOf(sandbox, 'paypal'), body, sandbox.services.clock.now());
});
afterAll(async () => sandbox.close());

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

/** Expects that nothing was stored, settled or delivered. */
async function expectNothingHappened(): Promise<void> {
  expect(await rowsOf('select status, flag from orders')).toEqual([
    { status: 'pending', flag: null },
  ]);
  expect(await rowsOf('select 1 from webhook_events')).toEqual([]);
  expect(await rowsOf('select 1 from deliveries')).toEqual([]);
}

const flipped = (hex: string) => (hex === '0' ? '1' : '0');
const time = () => Number(/t=(\d+)/.exec(header)?.[1]);
const mac = () => header.slice(header.indexOf('v1=') + 3);

describe('a webhook without a valid signature of its provider is refused', () => {
  it.each<readonly [string, () => { header?: string; body?: string }]>([
    ['no signature', () => ({ header: '' })],
    ['no time', () => ({ header: `v1=${mac()}` })],
    ['a time and nothing else', () => ({ header: `t=${time()}` })],
    ['a second later', () => ({ header: `t=${time() + 1},v1=${mac()}` })],
    ['a second earlier', () => ({ header: `t=${time() - 1},v1=${mac()}` })],
    ['an empty time', () => ({ header: `t=,v1=${mac()}` })],
    ['a time with a sign', () => ({ header: `t=+${time()},v1=${mac()}` })],
    ['a time in milliseconds', () => ({ header: `t=${time()}000,v1=${mac()}` })],
    [
      'the first digit flipped',
      () => ({ header: header.replace(mac(), flipped(mac().slice(0, 1)) + mac().slice(1)) }),
    ],
    ['the last digit flipped', () => ({ header: header.slice(0, -1) + flipped(header.slice(-1)) })],
    ['a digit less', () => ({ header: header.slice(0, -1) })],
    ['a digit more', () => ({ header: `${header}0` })],
    ['capitals', () => ({ header: header.toUpperCase() })],
    ['nothing but zeros', () => ({ header: `t=${time()},v1=${'0'.repeat(64)}` })],
    ['another version', () => ({ header: header.replace('v1', 'v0') })],
    ['two signatures', () => ({ header: `${header},v1=${mac()}` })],
    ['the parts changed round', () => ({ header: `v1=${mac()},t=${time()}` })],
    ['another order in the body', () => ({ body: body.replace(event.merchant_order, 'another') })],
    ['a cent more in the body', () => ({ body: body.replace('499', '500') })],
    ['another type in the body', () => ({ body: body.replace('approved', 'refused') })],
    ['another id in the body', () => ({ body: body.replace(event.id, crypto.randomUUID()) })],
    ['a space more in the body', () => ({ body: `${body} ` })],
    [
      'the body written in another order',
      () => ({ body: JSON.stringify(Object.fromEntries(Object.entries(event).reverse())) }),
    ],
    ['no body', () => ({ body: '' })],
  ])('%s', async (_, forge) => {
    const forged = { header, body, ...forge() };
    expect((await postWebhook(sandbox, 'paypal', forged.body, forged.header)).status).toBe(401);
    await expectNothingHappened();
    expect((await postWebhook(sandbox, 'paypal', body, header)).outcome).toBe('applied');
  });

  it.each([
    ['301 seconds old', 301],
    ['301 seconds ahead', -301],
  ])('%s', async (_, seconds) => {
    const at = new Date(sandbox.services.clock.now().getTime() - seconds * 1000);
    const stale = signatureHeader(await keyOf(sandbox, 'paypal'), body, at);
    expect((await postWebhook(sandbox, 'paypal', body, stale)).status).toBe(401);
    await expectNothingHappened();
  });

  it('with a recorded one that is old by the clock of the shop', async () => {
    await sandbox.services.clock.moveTo(302_000);
    expect((await postWebhook(sandbox, 'paypal', body, header)).status).toBe(401);
    await expectNothingHappened();
  });

  it.each([
    ['signed by another provider, sent under the name of this one', 'paypal'],
    ['signed by another provider, sent under an unknown name', 'nobody'],
  ])('%s', async (_, name) => {
    const theirs = signatureHeader(
      await keyOf(sandbox, 'xsolla'),
      body,
      sandbox.services.clock.now(),
    );
    expect((await postWebhook(sandbox, name, body, theirs)).status).toBe(401);
    await expectNothingHappened();
  });
});

describe('the keys of a provider', () => {
  async function tell(generation: number) {
    const key = await keyOf(sandbox, 'paypal', generation);
    return postWebhook(
      sandbox,
      'paypal',
      body,
      signatureHeader(key, body, sandbox.services.clock.now()),
    );
  }

  it.each([1, 2])('are two, and both are good: generation %i', async (generation) => {
    expect(await tell(generation)).toEqual({ status: 200, outcome: 'applied' });
  });

  it('are valid until they are revoked', async () => {
    const { database, clock } = sandbox.services;
    const old = await keyOf(sandbox, 'paypal', 1);
    const withdraw = "delete from provider_keys where provider = 'paypal' and generation = 1";
    await database.execute(withdraw);
    const refused = await postWebhook(
      sandbox,
      'paypal',
      body,
      signatureHeader(old, body, clock.now()),
    );
    await database.execute(
      `insert into provider_keys (provider, generation, secret) values ('paypal', 1, '${old}')`,
    );
    expect(refused.status).toBe(401);
    await expectNothingHappened();
  });
});

describe('a signed webhook about something else is stored for review and changes nothing', () => {
  it.each<readonly [string, Partial<PaymentEvent>]>([
    ['a cent less', { amount_minor: 498 }],
    ['a cent more', { amount_minor: 500 }],
    ['the same in another unit', { amount_minor: 49_900 }],
    ['nothing', { amount_minor: 0 }],
    ['less than nothing', { amount_minor: -499 }],
    ['another currency', { currency: 'EUR' }],
    ['the currency in small letters', { currency: 'usd' }],
    ['another payment', { payment_id: 'another' }],
    ['another order', { merchant_order: 'another' }],
    ['no order', { merchant_order: '' }],
  ])('%s', async (_, change) => {
    const changed = JSON.stringify({ ...event, ...change });
    const signed = signatureHeader(
      await keyOf(sandbox, 'paypal'),
      changed,
      sandbox.services.clock.now(),
    );
    const answer = await postWebhook(sandbox, 'paypal', changed, signed);
    expect(answer).toEqual({ status: 200, outcome: 'mismatch' });
    expect(await rowsOf('select status from orders')).toEqual([{ status: 'pending' }]);
    expect(await rowsOf('select 1 from deliveries')).toEqual([]);
    expect(await rowsOf('select outcome from webhook_events')).toEqual([{ outcome: 'mismatch' }]);
  });

  it('another player’s order with the attacker’s own payment', async () => {
    const other = await order(sandbox, { product_id: '510001-gems-680' });
    const changed = JSON.stringify({ ...event, merchant_order: other });
    const signed = signatureHeader(
      await keyOf(sandbox, 'paypal'),
      changed,
      sandbox.services.clock.now(),
    );
    expect((await postWebhook(sandbox, 'paypal', changed, signed)).outcome).toBe('mismatch');
    expect(await rowsOf('select distinct status from orders')).toEqual([{ status: 'pending' }]);
  });

  it('an order of another provider, signed with that provider’s key', async () => {
    const signed = signatureHeader(
      await keyOf(sandbox, 'xsolla'),
      body,
      sandbox.services.clock.now(),
    );
    expect((await postWebhook(sandbox, 'xsolla', body, signed)).outcome).toBe('mismatch');
    expect(await rowsOf('select status from orders')).toEqual([{ status: 'pending' }]);
  });
});
