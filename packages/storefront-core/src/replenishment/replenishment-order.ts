import type { ContentOf, replenishmentInfo } from '@shop/contract';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** What is owed for another player (spec §3). */
export interface Replenishment extends ContentOf<typeof replenishmentInfo> {
  readonly replenishId: string;
}

/** The order by which a replenishment was paid, or is being paid (spec §3). */
const replenishmentOrder: Stored<string> = {
  key: 'replenishBillingNo',
  schema: v.string(),
  maxAgeDays: 7,
};

/** Keeps which order pays a replenishment, so that a later page finds out how it ended. */
export function keepReplenishmentOrder(
  storage: ShopStorage,
  replenishId: string,
  billingNo: string,
): void {
  storage.write(replenishmentOrder, billingNo, replenishId);
}

/** Returns the order that this browser has made for a replenishment; null if it has made none. */
export function readReplenishmentOrder(storage: ShopStorage, replenishId: string): string | null {
  return storage.read(replenishmentOrder, replenishId);
}
