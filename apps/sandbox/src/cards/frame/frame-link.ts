import { createHash, timingSafeEqual } from 'node:crypto';
import type { StoredOrder } from '../../orders/order';

/**
 * What a provider gives out with one payment, so that its library may show that one. It follows from
 * the payment's id, which nobody can guess, so that all instances of a sandbox agree on it.
 */
export function clientSecret(payment: string): string {
  return createHash('sha256').update(`client-secret ${payment}`).digest('hex');
}

/** Whether an `Authorization` header has the secret of a payment. */
export function isAuthorised(header: string | undefined, payment: string): boolean {
  const wanted = Buffer.from(`Bearer ${clientSecret(payment)}`);
  const given = Buffer.from(header ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The order that a frame is for. */
type Paid = Pick<StoredOrder, 'provider' | 'paymentId' | 'currency'>;

/** What each provider's library has to know of a payment; names are the card frame's. */
function sessionOf({ provider, paymentId, currency }: Paid): Readonly<Record<string, string>> {
  const secret = clientSecret(paymentId);
  switch (provider) {
    case 'airwallex':
      return { intent: paymentId, secret, currency };
    case 'alipay-card': {
      const session = JSON.stringify({ payment: paymentId, secret });
      return { session: Buffer.from(session).toString('base64') };
    }
    default:
      return { token: `${paymentId}.${secret}` };
  }
}

/**
 * Where the card fields of an order are. What lets somebody pay stands in the fragment, which
 * browsers send to no server: it is in no log and in no referrer.
 */
export function frameLink(order: Paid, cards: string): string {
  const query = new URLSearchParams({ payment: order.paymentId });
  const session = new URLSearchParams(sessionOf(order));
  return `${cards}/frame/${order.provider}?${query.toString()}#${session.toString()}`;
}
