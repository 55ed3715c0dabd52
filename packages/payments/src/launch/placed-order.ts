import type { RefusedByBackEnd, RefusedWithoutOrder, Unknown } from './launch-result';
import type { OrderAnswer } from './launcher-options';

/** An order with a number. */
export interface PlacedOrder {
  readonly kind: 'placed';
  readonly billingNo: string;
  readonly url: string;
  readonly repeated: boolean;
}

/** What an answer says of the order: its number, a no, or that nobody knows. */
export function placedOrder(
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
