import { type Presentation, providers } from '@shop/payments/providers';
import { frameLink } from '../cards/frame/frame-link';
import type { Addresses } from '../hosts/addresses';
import type { StoredOrder } from './stored-order';

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
