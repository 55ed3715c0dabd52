import type { ContentOf, replenishmentInfo } from '@shop/contract';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** What is owed for another player (spec §3). */
export interface Debt extends ContentOf<typeof replenishmentInfo> {
  readonly replenishId: string;
}

/** The order by which a debt was paid, or is being paid (spec §3). */
const debtOrder: Stored<string> = {
  key: 'replenishBillingNo',
  schema: v.string(),
  maxAgeDays: 7,
};

/** Keeps which order pays a debt, so that a later page finds out how it ended. */
export function keepDebtOrder(storage: ShopStorage, replenishId: string, billingNo: string): void {
  storage.write(debtOrder, billingNo, replenishId);
}

/** Returns the order that this browser has made for a debt; null if it has made none. */
export function readDebtOrder(storage: ShopStorage, replenishId: string): string | null {
  return storage.read(debtOrder, replenishId);
}
