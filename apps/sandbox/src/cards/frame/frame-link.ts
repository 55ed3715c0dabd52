import { createHash, timingSafeEqual } from 'node:crypto';
import type { StoredOrder } from '../../orders/order';

/**
 * Returns the client secret of a payment, with which the provider's library may show that payment.
 * Derived from the unguessable payment id, so that all instances compute the same one.
 */
export function clientSecret(payment: string): string {
  return createHash('sha256').update(`client-secret ${payment}`).digest('hex');
}

/** Reports whether an `Authorization` header contains the client secret of a payment. */
export function isAuthorised(header: string | undefined, payment: string): boolean {
  const wanted = Buffer.from(`Bearer ${clientSecret(payment)}`);
  const given = Buffer.from(header ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The order that a frame is opened for. */
type Paid = Pick<StoredOrder, 'provider' | 'paymentId' | 'currency'>;

/** Returns the parameters of the provider's library, with the names the card frame expects. */
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
 * Returns the URL of an order's card frame. The secrets are in the fragment, which browsers do not
 * send to servers, so that they appear in no log and no referrer.
 */
export function frameLink(order: Paid, cards: string): string {
  const query = new URLSearchParams({ payment: order.paymentId });
  const session = new URLSearchParams(sessionOf(order));
  return `${cards}/frame/${order.provider}?${query.toString()}#${session.toString()}`;
}
