import { type Goods, cardExchangeType } from '@shop/contract';
import { continuationOf } from '@shop/payments';
import type { LimitNotes } from '../goods';
import type { Selection } from '../selection';
import { isChosenFor } from './order-facts';
import type { KnownOrder, OrderChoice } from './known-order';

/** A purchase that can be made once more. */
export interface Repeatable {
  /** The goods as they are listed now: an earlier price is never shown. */
  readonly goods: Goods;
  /** What was bought, and how it was paid. */
  readonly choice: OrderChoice;
}

/** What decides whether a purchase can be made once more. */
export interface RepeatSituation {
  readonly selection: Selection;
  /** The goods of the chosen game as they are listed now; undefined while they are not known. */
  readonly goods: readonly Goods[] | undefined;
  readonly limits: LimitNotes;
}

/**
 * Returns what a paid order bought for the character that is chosen now; null if it bought nothing for them. What was paid
 * for another player, or with a prepaid card, which is used up, has no "again".
 */
export function choiceToRepeat(
  { status, choice, payment }: KnownOrder,
  selection: Selection,
): OrderChoice | null {
  if (status !== 'success' || choice === undefined || choice.replenishId !== '') return null;
  return isChosenFor(choice, selection) && !isPaidByCard(choice, payment) ? choice : null;
}

/**
 * Returns what a paid order bought, if the same can be bought again for the character that is chosen now; null otherwise.
 */
export function repeatOf(
  order: KnownOrder,
  { selection, goods: listed, limits }: RepeatSituation,
): Repeatable | null {
  const choice = choiceToRepeat(order, selection);
  const goods = listed?.find(({ product_id }) => product_id === choice?.productId);
  if (choice === null) return null;
  if (goods === undefined || goods.type_key === cardExchangeType) return null;
  // Zero, or no number at all: a price that is not known.
  if (!(goods.price > 0) || typeof limits[goods.product_id]?.disabledReason === 'string')
    return null;
  return { goods, choice };
}

function isPaidByCard({ channelKey }: OrderChoice, payment: KnownOrder['payment']): boolean {
  const { payway_id = '', channel_id = '' } = payment ?? {};
  return (
    channelKey === cardExchangeType || continuationOf({ payway_id, channel_id }) === 'prepaid-card'
  );
}

/**
 * Returns the latest purchase that was paid for the chosen character, if it can be made once more; null otherwise, also
 * where an earlier one could: what a player bought last is what they know as "again".
 *
 * @param orders - Of the player who is signed in, the latest first.
 */
export function purchaseToRepeat(
  orders: readonly KnownOrder[],
  situation: RepeatSituation,
): Repeatable | null {
  const latest = orders.find(
    ({ status, choice }) =>
      status === 'success' &&
      choice?.replenishId === '' &&
      isChosenFor(choice, situation.selection),
  );
  return latest === undefined ? null : repeatOf(latest, situation);
}
