import type { ParamsOf, PaymentCall } from '@shop/contract';

/** The parameters of any call that creates an order: the common ones and those of the method. */
export type PaymentRequest = ParamsOf<PaymentCall>;
