import { checkPayLink } from '../links/pay-link';
import type { LaunchContext } from './launch-context';
import type { LaunchResult } from './launch-result';
import type { CardFrame, CardOutcome } from './launcher-options';
import { type PlacedOrder, placeOrder } from './place-order';

type ShowHostedCard = (frame: CardFrame) => Promise<CardOutcome>;

async function outcomeOf(show: ShowHostedCard, frame: CardFrame): Promise<CardOutcome> {
  try {
    return await show(frame);
  } catch {
    return 'load-failed';
  }
}

async function isPrepared(prepare: () => Promise<unknown>): Promise<boolean> {
  try {
    await prepare();
    return true;
  } catch {
    return false;
  }
}

async function payInFrame(
  { billingNo, url, repeated }: PlacedOrder,
  hosts: readonly string[],
  show: ShowHostedCard,
): Promise<LaunchResult> {
  const link = checkPayLink(url, hosts);
  if (link === null) return { kind: 'refused', reason: 'invalid-link', billingNo };

  const outcome = await outcomeOf(show, { url: link, origin: new URL(link).origin });
  switch (outcome) {
    case 'done':
      return { kind: 'pending', billingNo, repeated };
    case 'cancelled':
      return { kind: 'cancelled', billingNo };
    case 'load-failed':
      return { kind: 'load-failed', part: 'card-fields', billingNo };
  }
}

/**
 * Pays with card fields in the shop. What the fields report as done is `pending` here (spec §4):
 * they are a page like any other, and only the order says whether it is paid.
 */
export async function launchHostedCard(
  { request, order, options, hosts }: LaunchContext,
  show: ShowHostedCard,
): Promise<LaunchResult> {
  // Before the order: a part that does not load must not leave an order nobody can pay.
  const { prepareHostedCard } = options;
  if (prepareHostedCard !== undefined && !(await isPrepared(prepareHostedCard)))
    return { kind: 'load-failed', part: 'card-fields', billingNo: null };

  const placed = await placeOrder(options.createOrder, request, order);
  return placed.kind === 'placed' ? payInFrame(placed, hosts, show) : placed;
}
