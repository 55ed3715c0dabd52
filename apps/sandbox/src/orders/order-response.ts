import { Code, type PaymentCall, ResultStatus } from '@shop/contract';
import { type Presentation, providers } from '@shop/payments/providers';
import {
  type OutcomeOf,
  answer,
  refuse,
  refuseForUnpaidOrder,
  refuseParameter,
} from '../api/outcome';
import { frameLink } from '../cards/frame/frame-link';
import type { Addresses } from '../hosts/addresses';
import { linkIn } from '../page-texts/page-locale';
import type { StoredOrder } from './order';
import type { Intent } from './order-row';
import type { StoreResult } from './store-order';

function presentationOf(provider: string): Presentation {
  return providers.find(({ key }) => key === provider)?.presentation ?? 'redirect';
}

/** The fields of an order that its payment link depends on. */
type Payable = Pick<StoredOrder, 'status' | 'provider' | 'paymentId' | 'currency'>;

/** What payment links are made of besides the order. */
export interface LinkOptions {
  readonly addresses: Addresses;
  /** The language of the shop, as it was sent. */
  readonly language: string;
}

/** Returns the link at which an order is paid, in the shop's language; empty once it is settled. */
export function payLink(order: Payable, { addresses: { hosts }, language }: LinkOptions): string {
  if (order.status !== 'pending') return '';
  switch (presentationOf(order.provider)) {
    case 'hosted-card':
      return frameLink(order, hosts.cards);
    case 'redirect':
    case 'gateway-script':
      return linkIn(language, `${hosts.pay}/pay/${order.provider}/${order.paymentId}`);
    // The call itself pays the order.
    case 'in-game-card':
      return '';
  }
}

const secondMs = 1000;

/**
 * Returns when an unpaid order fails by itself, in seconds since 1970; 0 once it is settled.
 *
 * @param endsAt - The deadline of its payment; null for an order without one.
 */
export function payEndTime({ status }: Pick<StoredOrder, 'status'>, endsAt: Date | null): number {
  if (status !== 'pending' || endsAt === null) return 0;
  return Math.floor(endsAt.getTime() / secondMs);
}

/** What a retry is answered from. */
export type EarlierOrder = Payable & Pick<StoredOrder, 'billingNo' | 'requestHash'>;

/** Answers a retry with the order of its key; another request with the same key is malformed. */
export function repeatResponse(
  order: EarlierOrder,
  intent: Intent,
  links: LinkOptions,
): OutcomeOf<PaymentCall> {
  if (order.requestHash !== intent.hash) return refuseParameter('idempotency_key');
  const url = payLink(order, links);
  return answer({ billing_no: order.billingNo, url, status: ResultStatus.repeat });
}

/** Answers a call that creates an order with the result of storing it. */
export function orderResponse(
  result: StoreResult,
  intent: Intent,
  links: LinkOptions,
): OutcomeOf<PaymentCall> {
  const linkOf = (order: StoredOrder) => ({
    billing_no: order.billingNo,
    url: payLink(order, links),
  });
  switch (result.kind) {
    case 'stored':
      return answer({ ...linkOf(result.order), status: ResultStatus.pending });
    case 'same-key':
      return repeatResponse(result.order, intent, links);
    case 'unpaid': {
      const { order, endsAt } = result;
      return refuseForUnpaidOrder({ ...linkOf(order), pay_end_time: payEndTime(order, endsAt) });
    }
    case 'replenishment-taken':
      // The order is another player's, so the response does not reveal it.
      return refuse(Code.unpaidOrder);
    case 'limit-reached':
      return refuse(Code.purchaseLimitReached);
    case 'coupon-gone':
      return refuse(Code.illegalCouponUse);
    case 'card-used':
      return refuse(Code.cardRefused);
    case 'not-replaceable':
      return refuseParameter('replaces');
  }
}
