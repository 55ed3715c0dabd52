// Games with areas and without: an empty area is left out, or the page does not compile.
import { type FilledText, type Order, hasText } from '@shop/payments';
import type { CheckoutOrder } from '@shop/payments/checkout';

type AreaOf<Of extends Pick<Order, 'areaId'>> = Of['areaId'];

/** Compiles: an area that is known. */
export const known: AreaOf<Order> = 'eu';

// @ts-expect-error an order has no empty area
export const empty: AreaOf<Order> = '';
// @ts-expect-error nor has that of a checkout
export const emptyInCheckout: AreaOf<CheckoutOrder> = '';

/** What a server of the game says; empty in games without areas. */
export interface ServerOfPage {
  readonly area_id: string;
}

/** Leaves the area out where there is none. */
export function areaOf({ area_id }: ServerOfPage): { readonly areaId?: FilledText } {
  return hasText(area_id) ? { areaId: area_id } : {};
}

/** Does not compile: the area may be empty. */
export function areaOrNothing({ area_id }: ServerOfPage): Pick<Order, 'areaId'> {
  // @ts-expect-error a text may be empty
  return { areaId: area_id };
}
