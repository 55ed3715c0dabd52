import type { OrderCallName } from '../providers/provider';
import type { RefusedByBackEnd, RefusedWithoutOrder, Unknown } from './launch-result';
import type { CreateOrder, OrderAnswer } from './launcher-options';
import type { PaymentCallParams } from './payment-request';

/** An order with a number. */
export interface PlacedOrder {
  readonly kind: 'placed';
  readonly billingNo: string;
  readonly url: string;
  readonly repeated: boolean;
}

function placedOrder(
  answer: OrderAnswer,
): PlacedOrder | RefusedByBackEnd | RefusedWithoutOrder | Unknown {
  switch (answer.kind) {
    case 'unknown':
      return { kind: 'unknown' };
    case 'refused': {
      const { code, msg, content } = answer;
      return { kind: 'refused', reason: 'answer', code, msg, content };
    }
    case 'created': {
      const { billing_no: billingNo, url, repeated } = answer;
      if (billingNo === '')
        return { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' };
      return { kind: 'placed', billingNo, url, repeated };
    }
  }
}

/** Creates an order. Never rejects: what cannot be known is `unknown`. */
export async function placeOrder(
  createOrder: CreateOrder,
  call: OrderCallName,
  params: PaymentCallParams,
): Promise<PlacedOrder | RefusedByBackEnd | RefusedWithoutOrder | Unknown> {
  try {
    return placedOrder(await createOrder(call, params));
  } catch {
    return { kind: 'unknown' };
  }
}
