import { type Answer, type CreatedOrder, type PaymentCall, paymentCalls } from '@shop/contract';
import { decidePayment, findPayment } from '../providers/payment';
import { orderOf, standing } from './late-payment';
import { purchase } from './purchase';
import type { Query, TestSandbox } from './test-sandbox';

/** Pays for the same goods another way, in place of an order. */
export async function replace(
  sandbox: TestSandbox,
  replaces: string,
  change: Query = {},
  call: PaymentCall = paymentCalls.platformPay,
): Promise<Answer<CreatedOrder>> {
  const oauth_token = await sandbox.signIn('nova-player', 'starfall');
  return sandbox.ask(call, { ...purchase, oauth_token, replaces, ...change });
}

/**
 * Replaces an order by one that is paid with PayPal.
 *
 * @returns The number of the new order.
 */
export async function replaced(
  sandbox: TestSandbox,
  billingNo: string,
  change: Query = {},
): Promise<string> {
  const made = await replace(sandbox, billingNo, change, paymentCalls.paypalPay);
  if (made.kind === 'content') return made.content.billing_no;
  throw new Error(`no order: ${JSON.stringify(made)}`);
}

/** Ends a payment at its provider, without sending the webhook. */
export async function decide(
  sandbox: TestSandbox,
  billingNo: string,
  ending: 'approved' | 'refused',
): Promise<void> {
  const { database, clock } = sandbox.services;
  const { provider, paymentId } = await orderOf(sandbox, billingNo);
  const payment = await findPayment(database, provider, paymentId);
  if (payment !== null) await decidePayment(database, payment, ending, clock.now());
}

/** Reads the status of an order and the state of its payment at the provider. */
export async function statesOf(
  sandbox: TestSandbox,
  billingNo: string,
): Promise<readonly unknown[]> {
  const { rows } = await sandbox.services.database.execute(
    `select state from payments where merchant_order = '${billingNo}'`,
  );
  return [(await standing(sandbox, billingNo))[0], rows[0]?.['state']];
}
