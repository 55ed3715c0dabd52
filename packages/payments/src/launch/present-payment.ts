import { type OrderOutcome, readOrderAnswer } from '@shop/contract';
import { checkPayLink } from '../links/pay-link';
import type { LauncherOptions } from './create-launcher';
import type { LaunchResult } from './launch-result';
import { orElse } from './or-else';
import type { Order, OrderRequest } from './order-request';
import type { PayWindow, Preparation, Prepared, Presenter, ShowOutcome } from './presenter';

/** One launch: what is sent, for which order, and by which means. */
interface LaunchContext {
  readonly request: OrderRequest;
  readonly order: Order;
  readonly options: LauncherOptions;
  /** Hosts whose links may be followed: the provider's and the environment's. */
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
    // What card fields report as done is pending here (spec §4): they are a page like any other,
    // and only the order says whether it is paid.
    case 'done':
      return { kind: 'pending', billingNo, repeated };
    case 'cancelled':
      return { kind: outcome, billingNo };
    case 'load-failed':
      return { kind: outcome, part: presentation, billingNo };
  }
}

/** Makes ready what the presentation needs, creates the order, and shows its payment. */
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
  // An order may exist if the call fails.
  const placed = await orElse<OrderOutcome>(
    async () => readOrderAnswer(await options.createOrder(request.call, params)),
    { kind: 'unknown' },
  );
  if (placed.kind !== 'placed') return placed;
  return showOrder(context, placed, prepared.show, payWindow);
}
