import { Code, type PaymentCall, ResultStatus } from '@shop/contract';
import { type Presentation, providers } from '@shop/payments/providers';
import { type OutcomeOf, answer, refuse, refuseForUnpaidOrder } from '../api/outcome';
import { frameLink } from '../cards/frame/frame-link';
import type { Addresses } from '../hosts/addresses';
import type { StoredOrder } from './order';
import type { Intent } from './order-row';
import type { StoreResult } from './store-order';

function presentationOf(provider: string): Presentation {
  return providers.find(({ key }) => key === provider)?.presentation ?? 'redirect';
}

/** What of an order decides where it is paid. */
type Payable = Pick<StoredOrder, 'status' | 'provider' | 'paymentId' | 'currency'>;

/** Where an order is paid; empty once it is settled. */
export function payLink(order: Payable, { hosts }: Addresses): string {
  if (order.status !== 'pending') return '';
  switch (presentationOf(order.provider)) {
    case 'hosted-card':
      return frameLink(order, hosts.cards);
    case 'redirect':
    case 'gateway-script':
      return `${hosts.pay}/pay/${order.provider}/${order.paymentId}`;
    // Paid by the call itself.
    case 'in-game-card':
      return '';
  }
}

/** The first order of a key; the same key for something else is a mistake of the caller. */
export function repeatResponse(
  order: StoredOrder,
  intent: Intent,
  addresses: Addresses,
): OutcomeOf<PaymentCall> {
  if (order.requestHash !== intent.hash) return refuse(Code.malformedRequest);
  const url = payLink(order, addresses);
  return answer({ billing_no: order.billingNo, url, status: ResultStatus.repeat });
}

/** What a call that creates an order answers with, once the database has decided. */
export function orderResponse(
  storing: StoreResult,
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
      return repeatResponse(storing.order, intent, addresses);
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
