import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';
import type { OrderMade } from './result-slice';

/** One record per player, so that one who signs in after another sees his own order. */
const pendingOrder: Stored<OrderMade> = {
  key: 'paymentPendingOrder',
  days: 7,
  schema: v.object({
    billingNo: v.string(),
    payUrl: v.string(),
    summary: v.object({
      account: v.string(),
      game: v.string(),
      goods: v.string(),
      server: v.string(),
      role: v.string(),
    }),
  }),
};

/** The order of a player whose outcome he has not seen yet, to go on with after a reload. */
export function readPendingOrder(storage: ShopStorage, suid: string): OrderMade | null {
  return storage.read(pendingOrder, suid);
}

/** Keeps an order until its outcome has been shown. */
export function savePendingOrder(storage: ShopStorage, suid: string, order: OrderMade): void {
  storage.write(pendingOrder, order, suid);
}

/** Forgets the order once its outcome has been shown. */
export function forgetPendingOrder(storage: ShopStorage, suid: string): void {
  storage.remove(pendingOrder, suid);
}
