import type { CreatedOrder, PaymentCall } from '@shop/contract';
import type { Errand } from './known-parameters';
import type { Query } from './query';

/** Something that can be bought now: goods for a character, at their price. No key yet. */
export interface Purchase {
  readonly errand: Errand;
  readonly call: PaymentCall;
  readonly query: Query;
}

/** An order of this run's own, not paid; the query has its key. */
export interface PlacedOrder extends Purchase {
  readonly order: CreatedOrder;
}
