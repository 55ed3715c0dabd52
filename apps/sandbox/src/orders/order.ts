import type { ParamsOf, PaymentCall } from '@shop/contract';
import type { orders } from '../database/schema/orders';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** The parameters of any call that creates an order: the common ones and those of the method. */
export type PaymentRequest = ParamsOf<PaymentCall>;

/** How a pending order ends. */
export type FinalStatus = 'success' | 'fail';

/** How an order is paid. */
export type Charge =
  | {
      /** By a provider, which keeps its own record. */
      readonly kind: 'provider';
      /** The brand's name as the provider shows it. */
      readonly merchant: string;
      /** The address of the shop that the provider leads the player back to; null if none is known. */
      readonly returnUrl: string | null;
      /** The time from which the provider must not accept the payment. */
      readonly endsAt: Date;
    }
  | {
      /** By a prepaid card, which is used up at once. */
      readonly kind: 'card';
      readonly numberHash: string;
    };
