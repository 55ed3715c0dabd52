import { keepReplenishmentOrder } from '../replenishment';
import type { OrderLedger } from '../orders';
import type { ShopStorage } from '../storage';
import { boughtBefore } from './bought';
import {
  type IntentParts,
  type ShopPurchases,
  type UnansweredPurchase,
  intentId,
} from './kept-purchases';

/**
 * Keeps an order before its card fields are shown, since the player may close them, or the page. From then
 * on its press is answered, and the order is continued from the notice, from /my, or by another press.
 */
export function keepCardOrder(
  {
    ledger,
    purchases,
    storage,
  }: { ledger: OrderLedger; purchases: Pick<ShopPurchases, 'settle'>; storage: ShopStorage },
  { of, billingNo }: { readonly of: UnansweredPurchase; readonly billingNo: string },
): void {
  const { suid, replenishId } = of.intent;
  const { replaces, ...bought } = boughtBefore(of);
  purchases.settle(intentId(of.intent), { status: 'placed', billingNo, key: of.key });
  ledger.add(suid, { ...bought, billingNo, payLink: null, waitsForCard: true });
  if (replaces) ledger.replace(suid, replaces, billingNo);
  if (replenishId !== '') keepReplenishmentOrder(storage, replenishId, billingNo);
}

/** Returns the number of the order that a purchase waits for; null if there is none. */
export function placedNumber(
  purchases: Pick<ShopPurchases, 'stateOf'>,
  intent: IntentParts,
): string | null {
  const state = purchases.stateOf(intentId(intent));
  return state.status === 'placed' ? state.billingNo : null;
}

/** Forgets the key of a press whose order has ended: the next press is another purchase. */
export function forgetEndedOrder(
  {
    ledger,
    purchases,
  }: { ledger: OrderLedger; purchases: Pick<ShopPurchases, 'stateOf' | 'settle'> },
  intent: IntentParts,
): void {
  const billingNo = placedNumber(purchases, intent);
  if (billingNo === null) return;
  const order = ledger.ordersOf(intent.suid).find((one) => one.billingNo === billingNo);
  if (order !== undefined && order.status !== 'placed')
    purchases.settle(intentId(intent), { status: 'placed', billingNo });
}
