import type { LoadedScript } from '../gateway/loaded-script';
import { openGateway } from '../gateway/open-gateway';
import { checkPayLink } from '../links/pay-link';
import type { LaunchContext } from './launch-context';
import type { LaunchResult } from './launch-result';
import { type PayWindow, openPayWindow } from './pay-window';
import { placeOrder } from './place-order';

type LoadGateway = () => Promise<LoadedScript>;

async function loaded(loadGateway: LoadGateway): Promise<LoadedScript> {
  try {
    return await loadGateway();
  } catch {
    return { kind: 'load-failed', reason: 'network' };
  }
}

async function handToGateway(
  { request, order, options, hosts }: LaunchContext,
  payWindow: PayWindow | null,
  loadGateway: LoadGateway,
): Promise<LaunchResult> {
  // Before the order: a script that does not load must not leave an order nobody can pay.
  const script = await loaded(loadGateway);
  if (script.kind === 'load-failed')
    return { kind: 'load-failed', part: 'gateway-script', billingNo: null };

  const placed = await placeOrder(options.createOrder, request, order);
  if (placed.kind !== 'placed') return placed;

  const { billingNo, url, repeated } = placed;
  if (url === '') return { kind: 'pending', billingNo, repeated };
  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };
  if (!openGateway(script.global, link, payWindow))
    return { kind: 'load-failed', part: 'gateway-script', billingNo };
  return { kind: 'redirect', billingNo, link, isOpen: true, repeated };
}

/**
 * Pays through the gateway's script, which shows the payment in a window that is opened now: by the
 * time script and order are there the gesture has passed.
 */
export async function launchGateway(
  context: LaunchContext,
  loadGateway: LoadGateway,
): Promise<LaunchResult> {
  const payWindow = openPayWindow(context.options.openWindow);
  const result = await handToGateway(context, payWindow, loadGateway);
  if (result.kind !== 'redirect') payWindow?.close();
  return result;
}
