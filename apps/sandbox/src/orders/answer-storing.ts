import { Code, type PaymentCall, ResultStatus } from '@shop/contract';
import { type OutcomeOf, answer, refuse, refuseForUnpaidOrder } from '../api/outcome';
import type { Addresses } from '../hosts/addresses';
import type { StoredOrder } from './stored-order';
import type { Intent } from './order-row';
import { payLink } from './pay-link';
import type { Storing } from './store-order';

/** The first order of a key; the same key for something else is a mistake of the caller. */
export function answerRepeat(
  order: StoredOrder,
  intent: Intent,
  addresses: Addresses,
): OutcomeOf<PaymentCall> {
  if (order.requestHash !== intent.hash) return refuse(Code.malformedRequest);
  const url = payLink(order, addresses);
  return answer({ billing_no: order.billingNo, url, status: ResultStatus.repeat });
}

/** What a call that creates an order answers with, once the database has decided. */
export function answerStoring(
  storing: Storing,
  intent: Intent,
  addresses: Addresses,
): OutcomeOf<PaymentCall> {
  const linkOf = (order: StoredOrder) => ({
    billing_no: order.billingNo,
    url: payLink(order, addresses),
  });
  switch (storing.kind) {
    case 'stored':
      return answer({ ...linkOf(storing.order), status: ResultStatus.pending });
    case 'same-key':
      return answerRepeat(storing.order, intent, addresses);
    case 'unpaid':
      return refuseForUnpaidOrder(linkOf(storing.order));
    case 'debt-taken':
      // The order is somebody else's, so nothing is told of it.
      return refuse(Code.unpaidOrder);
    case 'limit-reached':
      return refuse(Code.purchaseLimitReached);
    case 'coupon-gone':
      return refuse(Code.illegalCouponUse);
    case 'card-used':
      return refuse(Code.cardRefused);
  }
}
