import { Code, calls, paymentCalls } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../accounts/token';
import { tokens } from '../database/schema/accounts';
import { orders } from '../database/schema/orders';
import { endPayment, findPayment } from '../providers/payment';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

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

type Ending = Parameters<typeof endPayment>[2];

/** Makes an order, ends its payment, and returns the order as the shop reads it. */
async function readEnded(ending: Ending | null, simple: '0' | '1' = '0') {
  const made = await sandbox.ask(paymentCalls.paypalPay, { ...purchase, oauth_token: token });
  const billing_no = made.kind === 'content' ? made.content.billing_no : '';
  const { database, clock, outbox } = sandbox.services;
  const [order] = await database.select().from(orders).where(eq(orders.billingNo, billing_no));
  const payment = await findPayment(database, order?.provider ?? '', order?.paymentId ?? '');
  if (payment === null) throw new Error('The order has no payment.');
  if (ending !== null) await endPayment(database, payment, ending, clock.now());
  await outbox.flush();
  const read = await sandbox.ask(calls.orderInfo, { billing_no, simple, oauth_token: token });
  if (read.kind !== 'content') throw new Error(`The order was not read: ${JSON.stringify(read)}`);
  return read.content;
}

describe('an order that is read in full', () => {
  it.each<[string, Ending, string]>([
    ['refused', { state: 'refused', reason: null }, 'refused'],
    ['refused by the bank', { state: 'refused', reason: 'declined' }, 'refused'],
    ['without money', { state: 'refused', reason: 'insufficient-funds' }, 'insufficient-funds'],
    ['with an old card', { state: 'refused', reason: 'expired-card' }, 'expired-card'],
    ['cancelled', { state: 'cancelled', reason: null }, 'cancelled'],
    ['late', { state: 'expired', reason: null }, 'timed-out'],
  ])('says why a payment failed that was %s', async (_, ending, reason) => {
    const order = await readEnded(ending);
    expect(order).toMatchObject({ status: 'fail', fail_reason: reason, is_delivered: false });
  });

  it('says that the goods of a paid order have arrived', async () => {
    const order = await readEnded({ state: 'approved', reason: null });
    expect(order).toMatchObject({ status: 'success', is_delivered: true });
    expect(order.fail_reason).toBeUndefined();
  });

  it('names the channel that it is paid through', async () => {
    const order = await readEnded(null);
    expect(order.channel_name).toBe('PayPal');
  });

  it('names the channel in the language of the purchase', async () => {
    const query = { ...purchase, bcp47_lang: 'th', oauth_token: token };
    const made = await sandbox.ask(paymentCalls.platformPay, query);
    const billing_no = made.kind === 'content' ? made.content.billing_no : '';
    const read = await sandbox.ask(calls.orderInfo, { billing_no, oauth_token: token });
    expect(read).toMatchObject({ content: { channel_name: 'กระเป๋าเงินในเกม' } });
  });

  it('has no reason while it is open', async () => {
    const order = await readEnded(null);
    expect(order).toMatchObject({ status: 'pending', is_delivered: false });
    expect(order.fail_reason).toBeUndefined();
  });
});

it('an order that is read in simple mode has none of these', async () => {
  const order = await readEnded({ state: 'refused', reason: null }, '1');
  expect(order).toMatchObject({ status: 'fail', is_delivered: null, channel_name: '' });
  expect(order.fail_reason).toBeUndefined();
});

it('orders that are read at the same time are each checked with their own token', async () => {
  const { billing_no } = await readEnded(null);
  const revoked = await sandbox.signIn('nova-player', 'starfall');
  await sandbox.services.database
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(eq(tokens.hash, hashToken(revoked)));
  const stranger = await sandbox.signIn('nova-second', 'starfall');
  const answers = await Promise.all(
    [revoked, token, stranger, 'made-up', token].map(async (oauth_token) =>
      sandbox.ask(calls.orderInfo, { billing_no, oauth_token }),
    ),
  );
  expect(answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind))).toEqual([
    Code.notLoggedIn,
    'content',
    Code.notFound,
    Code.notLoggedIn,
    'content',
  ]);
});
