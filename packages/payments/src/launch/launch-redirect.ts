import { checkPayLink } from '../links/pay-link';
import type { LaunchContext } from './launch-context';
import type { LaunchResult } from './launch-result';
import { type PayWindow, openPayWindow } from './pay-window';
import { placeOrder } from './place-order';

async function sendToPay(
  { request, order, options, hosts }: LaunchContext,
  payWindow: PayWindow | null,
): Promise<LaunchResult> {
  const placed = await placeOrder(options.createOrder, request, order);
  if (placed.kind !== 'placed') return placed;

  const { billingNo, url, repeated } = placed;
  if (url === '') return { kind: 'pending', billingNo, repeated };
  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };

  payWindow?.location.replace(link);
  return { kind: 'redirect', billingNo, link, isOpen: payWindow !== null, repeated };
}

/** Pays on the provider's page, in a window that is opened now and closed if it stays empty. */
export async function launchRedirect(context: LaunchContext): Promise<LaunchResult> {
  const payWindow = openPayWindow(context.options.openWindow);
  const result = await sendToPay(context, payWindow);
  if (result.kind !== 'redirect') payWindow?.close();
  return result;
}
