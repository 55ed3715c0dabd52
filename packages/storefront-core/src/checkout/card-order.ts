import { keepReplenishmentOrder } from '../replenishment';
import type { OrderLedger } from '../orders';
import type { ShopStorage } from '../storage';
import { boughtBefore } from './bought';
import type { Intents, UnansweredPurchase } from './intent';

/**
 * Keeps an order before its card fields are shown, since the player may close them, or the page. From then
 * on its press is answered, and the order is continued from the notice, from /my, or by another press.
 */
export function keepCardOrder(
  {
    ledger,
    intents,
    storage,
  }: { ledger: OrderLedger; intents: Pick<Intents, 'place'>; storage: ShopStorage },
  { of, billingNo }: { readonly of: UnansweredPurchase; readonly billingNo: string },
): void {
  const { suid, replenishId } = of.intent;
  const { replaces, ...bought } = boughtBefore(of);
  intents.place(of.intent, billingNo);
  ledger.add(suid, { ...bought, billingNo, payLink: null, waitsForCard: true });
  if (replaces) ledger.replace(suid, replaces, billingNo);
  if (replenishId !== '') keepReplenishmentOrder(storage, replenishId, billingNo);
}

/** Forgets the key of a press whose order has ended: the next press is another purchase. */
export function forgetEndedOrder(
  { ledger, intents }: { ledger: OrderLedger; intents: Pick<Intents, 'placedBy' | 'settle'> },
  parts: UnansweredPurchase['intent'],
): void {
  const placed = intents.placedBy(parts);
  const orders = ledger.ordersOf(parts.suid);
  const order = orders.find(({ billingNo }) => billingNo === placed);
  if (order !== undefined && order.status !== 'pending') intents.settle(parts);
}
