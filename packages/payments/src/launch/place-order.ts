import { type OrderAnswer, type OrderOutcome, readOrderAnswer } from '@shop/contract';
import type { Presentation } from '../providers/provider';
import type { LaunchResult, RefusedOrder } from './launch-result';
import { orElse } from './or-else';
import type { Preparation, Prepared, Presenter } from './presenter';

/** An order that was made. */
export type PlacedOrder = Extract<OrderOutcome, { kind: 'placed' }>;

/** The answer where nothing serves what the player has chosen. */
export const notServed = { kind: 'refused', reason: 'channel-not-served' } as const;

/** Deletes what an order does not have, and returns the refusal of one with an empty text; null if there is none. */
export function pruneAndCheck(order: Record<string, unknown>): RefusedOrder | null {
  // The contract has no empty text, and a back end may take one for an id, or the word "undefined" of a query.
  for (const [parameter, value] of Object.entries(order)) {
    if (value === undefined) Reflect.deleteProperty(order, parameter);
    if (String(value).trim() === '')
      return { kind: 'refused', reason: 'empty-parameter', parameter };
  }
  return null;
}

/**
 * Prepares the presentation of a payment, makes the order, and then presents it.
 *
 * @param create - Sends the call, with what the player has added to it. If it rejects, an order may exist nevertheless.
 */
export async function placeOrder(
  part: Presentation,
  presenter: Presenter,
  create: (added: Prepared['params']) => Promise<OrderAnswer>,
  present: (placed: PlacedOrder, show: Prepared['show']) => LaunchResult | Promise<LaunchResult>,
): Promise<LaunchResult> {
  const prepared = await orElse<Preparation>(presenter, 'load-failed');
  if (prepared === 'cancelled') return { kind: prepared, billingNo: null };
  if (prepared === 'load-failed') return { kind: prepared, part, billingNo: null };
  const placed = await orElse<OrderOutcome>(
    async () => readOrderAnswer(await create(prepared.params)),
    { kind: 'unknown' },
  );
  return placed.kind === 'placed' ? present(placed, prepared.show) : placed;
}
