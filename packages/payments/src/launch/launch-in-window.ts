import type { LoadedScript } from '../gateway/loaded-script';
import { openGateway } from '../gateway/open-gateway';
import { checkPayLink } from '../links/pay-link';
import type { LaunchContext } from './launch-context';
import type { LaunchResult } from './launch-result';
import { type PayWindow, openPayWindow } from './pay-window';
import { placeOrder } from './place-order';

/** Loads a gateway's script; null for a provider whose page is simply opened. */
type LoadGateway = (() => Promise<LoadedScript>) | null;

async function loaded(loadGateway: LoadGateway): Promise<LoadedScript | null> {
  try {
    return (await loadGateway?.()) ?? null;
  } catch {
    return { kind: 'load-failed', reason: 'network' };
  }
}

async function sendToPay(
  { request, order, options, hosts }: LaunchContext,
  payWindow: PayWindow | null,
  loadGateway: LoadGateway,
): Promise<LaunchResult> {
  // Before the order: a script that does not load must not leave an order nobody can pay.
  const script = await loaded(loadGateway);
  if (script?.kind === 'load-failed')
    return { kind: 'load-failed', part: 'gateway-script', billingNo: null };

  const placed = await placeOrder(options.createOrder, request, order);
  if (placed.kind !== 'placed') return placed;

  const { billingNo, url, repeated } = placed;
  if (url === '') return { kind: 'pending', billingNo, repeated };
  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };

  if (script === null) payWindow?.location.replace(link);
  else if (!openGateway(script.global, link, payWindow))
    return { kind: 'load-failed', part: 'gateway-script', billingNo };
  return { kind: 'redirect', billingNo, link, isOpen: payWindow !== null, repeated };
}

/**
 * Pays on the provider's page, in a window that is opened now, since by the time the order is there
 * the gesture has passed. It is closed again if there is nothing to show in it.
 */
export async function launchInWindow(
  context: LaunchContext,
  loadGateway: LoadGateway,
): Promise<LaunchResult> {
  const payWindow = openPayWindow(context.options.openWindow);
  const result = await sendToPay(context, payWindow, loadGateway);
  if (result.kind !== 'redirect') payWindow?.close();
  return result;
}
