import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** An order whose outcome the player has not seen yet. */
export interface PendingOrder {
  readonly billingNo: string;
  readonly payUrl: string;
}

/** One record per player, so that one who signs in after another sees his own order. */
const pendingOrder: Stored<PendingOrder> = {
  key: 'paymentPendingOrder',
  days: 7,
  schema: v.object({ billingNo: v.string(), payUrl: v.string() }),
};

/** The unfinished order of a player, to go on with after a reload. */
export function readPendingOrder(storage: ShopStorage, suid: string): PendingOrder | null {
  return storage.read(pendingOrder, suid);
}

/** Keeps an order until its outcome has been shown. */
export function savePendingOrder(storage: ShopStorage, suid: string, order: PendingOrder): void {
  storage.write(pendingOrder, order, suid);
}

/** Forgets the order once its outcome has been shown. */
export function forgetPendingOrder(storage: ShopStorage, suid: string): void {
  storage.remove(pendingOrder, suid);
}
