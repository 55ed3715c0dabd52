import { keepDebtOrder } from '../debt';
import { orderLedgerOf } from '../orders';
import type { ShopServices } from '../services';
import type { Intents, UnansweredPurchase } from './intent';
import { boughtBefore } from './use-launch-result-handler';

/**
 * Keeps an order before its card fields are shown, since the player may close them, or the page. From then
 * on its press is answered, and the order is continued from the notice, from /my, or by another press.
 */
export function keepCardOrder(
  services: ShopServices,
  intents: Pick<Intents, 'place'>,
  { of, billingNo }: { readonly of: UnansweredPurchase; readonly billingNo: string },
): void {
  const { suid, debtId } = of.intent;
  const { replaces, ...bought } = boughtBefore(of);
  const ledger = orderLedgerOf(services);
  intents.place(of.intent, billingNo);
  ledger.add(suid, { ...bought, billingNo, payLink: null, waitsForCard: true });
  // The order that it stands in for has been ended by the back end.
  if (replaces && replaces !== billingNo)
    ledger.end(suid, replaces, { status: 'fail', isSeen: true });
  if (debtId !== '') keepDebtOrder(services.storage, debtId, billingNo);
}

/** Forgets the key of a press whose order has ended: the next press is another purchase. */
export function forgetEndedOrder(
  services: ShopServices,
  intents: Pick<Intents, 'placedBy' | 'settle'>,
  parts: UnansweredPurchase['intent'],
): void {
  const placed = intents.placedBy(parts);
  const orders = orderLedgerOf(services).ordersOf(parts.suid);
  const order = orders.find(({ billingNo }) => billingNo === placed);
  if (order !== undefined && order.status !== 'pending') intents.settle(parts);
}
