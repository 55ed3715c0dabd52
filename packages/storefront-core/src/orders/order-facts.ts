import { type Language, formatMoney } from '@shop/i18n';
import type { Selection } from '../selection';
import type { KnownOrder, OrderChoice, PaymentFields } from './known-order';

/** Whether an order is for the character that is chosen now. */
export function isChosenFor(choice: OrderChoice | undefined, selection: Selection): boolean {
  const { game, area, server, role } = selection;
  return (
    choice !== undefined &&
    choice.clientId === game?.clientId &&
    choice.areaId === (area?.value ?? '') &&
    choice.serverId === server?.value &&
    choice.roleId === role?.value
  );
}

/** What is chosen: goods, character, and the replenishment of another player, which is empty for goods of one's own. */
export interface ChosenGoods {
  readonly selection: Selection;
  readonly replenishId: string;
}

function isOfChosenGoods({ choice }: KnownOrder, { selection, replenishId }: ChosenGoods): boolean {
  return (
    choice?.productId === selection.productId &&
    choice.replenishId === replenishId &&
    isChosenFor(choice, selection)
  );
}

/** Returns the unpaid order for what is chosen; null if none is known. */
export function unpaidOrderFor(
  orders: readonly KnownOrder[],
  chosen: ChosenGoods,
): KnownOrder | null {
  const isUnpaid = ({ status }: KnownOrder): boolean => status === 'placed';
  return orders.find((order) => isUnpaid(order) && isOfChosenGoods(order, chosen)) ?? null;
}

/** Whether there is nothing to pay an unpaid order with, since the player has sent it: only its outcome is missing. */
export function isBeingConfirmed({ payLink, waitsForCard }: KnownOrder): boolean {
  return payLink === null && waitsForCard !== true;
}

/** Returns the numbers of the orders that are paid. */
export function paidNumbers(orders: readonly KnownOrder[]): readonly string[] {
  return orders.filter(isPaid).map(({ billingNo }) => billingNo);
}

/**
 * Returns an order for what is chosen that has been paid without the player's having seen it here; null if there is none.
 *
 * @param before - The numbers of those that were paid before what the player looks at was opened; null if it never was.
 */
export function paidOrderFor(
  orders: readonly KnownOrder[],
  chosen: ChosenGoods,
  before: readonly string[] | null,
): KnownOrder | null {
  const isNews = (order: KnownOrder): boolean =>
    isPaid(order) && (!order.isSeen || before?.includes(order.billingNo) === false);
  return orders.find((order) => isNews(order) && isOfChosenGoods(order, chosen)) ?? null;
}

function isPaid({ status }: KnownOrder): boolean {
  return status === 'success';
}

/** Fields of an event instead of the goods that are chosen now, which need not be those of an order. */
export const unknownGoods = { product_id: undefined, money: undefined, currency: undefined };

/** Returns what an order costs, formatted; undefined if that is not known. */
export function orderAmount(
  payment: PaymentFields | undefined,
  language: Language,
): string | undefined {
  const price = payment?.pay_money ?? payment?.money;
  const currency = payment?.currency;
  if (price === undefined || currency === undefined) return undefined;
  return formatMoney(price, currency, language);
}
