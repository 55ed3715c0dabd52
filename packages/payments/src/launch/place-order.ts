import type { OrderCallName } from '../providers/provider';
import type { CreateOrder } from './launcher-options';
import type { PaymentCallParams } from './payment-request';
import { placedOrder } from './placed-order';

/** Creates an order. Never rejects: what cannot be known is `unknown`. */
export async function placeOrder(
  createOrder: CreateOrder,
  call: OrderCallName,
  params: PaymentCallParams,
): Promise<ReturnType<typeof placedOrder>> {
  try {
    return placedOrder(await createOrder(call, params));
  } catch {
    return { kind: 'unknown' };
  }
}
