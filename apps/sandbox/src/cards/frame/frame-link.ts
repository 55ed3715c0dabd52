import type { StoredOrder } from '../../orders/stored-order';
import { clientSecret } from './client-secret';

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
