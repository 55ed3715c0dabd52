import type { OrderOutcome } from '@shop/contract';
import { checkPayLink } from '../links/pay-link';
import type { LaunchContext } from './launch-context';
import type { LaunchResult } from './launch-result';
import type { PayWindow } from './pay-window';
import { placeOrder } from './place-order';
import type { Preparation, Prepared, Presenter, ShowOutcome, ShowPayment } from './presenter';

async function prepare(presenter: Presenter): Promise<Preparation> {
  try {
    return await presenter();
  } catch {
    return 'load-failed';
  }
}

async function outcomeOf(
  show: ShowPayment,
  ...payment: Parameters<ShowPayment>
): Promise<ShowOutcome> {
  try {
    return await show(...payment);
  } catch {
    return 'load-failed';
  }
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
  const outcome = await outcomeOf(show, link, payWindow);
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
  const prepared = await prepare(presenter);
  if (prepared === 'cancelled') return { kind: prepared, billingNo: null };
  if (prepared === 'load-failed')
    return { kind: prepared, part: request.provider.presentation, billingNo: null };

  const params = { ...order, ...request.params, ...prepared.params };
  const placed = await placeOrder(options.createOrder, request.call, params);
  if (placed.kind !== 'placed') return placed;
  return showOrder(context, placed, prepared.show, payWindow);
}
