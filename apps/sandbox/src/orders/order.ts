import type { ParamsOf, PaymentCall } from '@shop/contract';
import type { orders } from '../database/schema/orders';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** The parameters of any call that creates an order: the common ones and those of the method. */
export type PaymentRequest = ParamsOf<PaymentCall>;

/** How a pending order ends. */
export type FinalStatus = 'success' | 'fail';

/** Who takes the money for an order. */
export type Charge =
  | {
      /** A provider, which keeps a record of its own. */
      readonly kind: 'provider';
      /** The brand's name as the provider shows it. */
      readonly merchant: string;
      /** From when on it must not take the money any more. */
      readonly endsAt: Date;
    }
  | {
      /** A prepaid card, which is used up at once. */
      readonly kind: 'card';
      readonly numberHash: string;
    };
