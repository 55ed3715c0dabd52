import { type OrderOutcome, readOrderAnswer } from '@shop/contract';
import type { OrderCallName } from '../providers/provider';
import type { CreateOrder } from './launcher-options';
import type { PaymentCallParams } from './payment-request';

/** Creates an order. Never rejects: what cannot be known is `unknown`. */
export async function placeOrder(
  createOrder: CreateOrder,
  call: OrderCallName,
  params: PaymentCallParams,
): Promise<OrderOutcome> {
  try {
    return readOrderAnswer(await createOrder(call, params));
  } catch {
    return { kind: 'unknown' };
  }
}
