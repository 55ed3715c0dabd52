import type { CheckoutService } from '@shop/storefront-core/checkout';
import type { CouponPopups } from '@shop/storefront-core/coupons';
import type { OrderLedger } from '@shop/storefront-core/orders';
import type { ActionLog, ShopTracker, TrackedState } from '@shop/storefront-core/tracking';
import { createContext, useContext } from 'react';

/**
 * What a shop has one of. The code that first needs a part makes it, and is loaded after the first screen; until then the
 * part is undefined.
 */
export interface ShopParts {
  /** The actions of the store, for what follows them later. */
  readonly log: Pick<ActionLog<TrackedState>, 'follow'>;
  ledger?: OrderLedger;
  checkout?: CheckoutService;
  tracker?: ShopTracker;
  couponPopups?: CouponPopups;
  /** Whether a way to pay was chosen that no event has told yet. */
  isWayUntold?: boolean;
  /** Whether the player has closed the notice that the browser keeps nothing. */
  isStorageNoticeClosed?: boolean;
  /** The button that the account menu hangs from. */
  menuButton?: HTMLElement;
  /** The game product (`gp_id`) whose legal notice is shown. */
  legalNotice?: string;
}

const context = createContext<ShopParts | null>(null);

/** Provides the parts to all components below. */
export const ShopPartsProvider = context.Provider;

/** Returns the parts; throws outside of their provider. */
export function useShopParts(): ShopParts {
  const parts = useContext(context);
  if (parts === null) throw new Error('ShopPartsProvider is missing.');
  return parts;
}
