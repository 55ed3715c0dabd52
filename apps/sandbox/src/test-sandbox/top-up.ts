import { paymentCalls } from '@shop/contract';
import { type RequestedStatus, settleFromOutside } from '../control/settle-from-outside';
import { purchase } from './purchase';
import type { Query, TestSandbox } from './test-sandbox';

/** Moves the shop's clock to an ISO timestamp; earlier tokens may have expired then. */
export async function moveClock({ services }: TestSandbox, moment: string): Promise<void> {
  const { clock } = services;
  const realNow = clock.now().getTime() - clock.offset();
  await clock.moveTo(new Date(moment).getTime() - realNow);
}

/**
 * Makes the {@link purchase}, with `change` applied, at the shop's time.
 *
 * @returns The number of the unpaid order.
 */
export async function order(sandbox: TestSandbox, change: Query = {}): Promise<string> {
  const token = await sandbox.signIn('nova-player', 'starfall');
  const query = { ...purchase, oauth_token: token, ...change };
  const made = await sandbox.ask(paymentCalls.paypalPay, query);
  if (made.kind !== 'content') throw new Error(`no order: ${JSON.stringify(made)}`);
  return made.content.billing_no;
}

/** Settles an order through its provider, at the shop's time. */
export async function settle(
  sandbox: TestSandbox,
  billingNo: string,
  ending: RequestedStatus,
): Promise<void> {
  const result = await settleFromOutside(sandbox.services, billingNo, ending);
  if (result !== 'settled') throw new Error(`${billingNo} was not settled: ${result}`);
}

/** Makes an order and pays it. */
export async function topUp(sandbox: TestSandbox, change: Query = {}): Promise<void> {
  await settle(sandbox, await order(sandbox, change), 'success');
}
