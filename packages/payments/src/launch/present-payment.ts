import { type OrderOutcome, readOrderAnswer } from '@shop/contract';
import { checkPayLink } from '../links/pay-link';
import type { LauncherOptions } from './create-launcher';
import type { LaunchResult } from './launch-result';
import { orElse } from './or-else';
import type { Order, OrderRequest } from './order-request';
import type { PayWindow, Preparation, Prepared, Presenter, ShowOutcome } from './presenter';

/** The request, order and options of one launch. */
interface LaunchContext {
  readonly request: OrderRequest;
  readonly order: Order;
  readonly options: LauncherOptions;
  /** Hosts of allowed links: the provider's and the environment's. */
  readonly hosts: readonly string[];
}

async function showOrder(
  { request, hosts }: LaunchContext,
  { billingNo, url, repeated }: Extract<OrderOutcome, { kind: 'placed' }>,
  show: Prepared['show'],
  payWindow: PayWindow | null,
): Promise<LaunchResult> {
  const { presentation } = request.provider;
  const needsLink = presentation === 'hosted-card';
  if (show === null || (url === '' && !needsLink)) return { kind: 'pending', billingNo, repeated };

  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };
  const outcome = await orElse<ShowOutcome>(() => show(link, payWindow), 'load-failed');
  switch (outcome) {
    case 'opened':
      return { kind: 'redirect', billingNo, link, isOpen: payWindow !== null, repeated };
    // Card fields that report `done` do not prove a payment (spec §4); only the order does.
    case 'done':
      return { kind: 'pending', billingNo, repeated };
    case 'cancelled':
      return { kind: outcome, billingNo };
    case 'load-failed':
      return { kind: outcome, part: presentation, billingNo };
  }
}

/** Prepares the presentation, creates the order and shows its payment. */
export async function presentPayment(
  context: LaunchContext,
  presenter: Presenter,
  payWindow: PayWindow | null,
): Promise<LaunchResult> {
  const { request, order, options } = context;
  const prepared = await orElse<Preparation>(presenter, 'load-failed');
  if (prepared === 'cancelled') return { kind: prepared, billingNo: null };
  if (prepared === 'load-failed')
    return { kind: prepared, part: request.provider.presentation, billingNo: null };

  const params = { ...order, ...request.params, ...prepared.params };
  // If the call rejects, an order may exist nevertheless.
  const placed = await orElse<OrderOutcome>(
    async () => readOrderAnswer(await options.createOrder(request.call, params)),
    { kind: 'unknown' },
  );
  if (placed.kind !== 'placed') return placed;
  return showOrder(context, placed, prepared.show, payWindow);
}
