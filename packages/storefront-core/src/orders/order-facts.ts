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

/**
 * Returns the unpaid order for the goods and the character that are chosen, and for a replenishment, which is empty
 * for goods of the player's own; null if none is known.
 */
export function unpaidOrderFor(
  orders: readonly KnownOrder[],
  selection: Selection,
  replenishId: string,
): KnownOrder | null {
  const found = orders.find(
    ({ status, choice }) =>
      status === 'placed' &&
      choice?.productId === selection.productId &&
      choice.replenishId === replenishId &&
      isChosenFor(choice, selection),
  );
  return found ?? null;
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
