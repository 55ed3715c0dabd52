// A component of any version of React: the declarations refer to no types of React, which are not installed here.
import type { ContentOf, calls } from '@shop/contract';
import type { ChannelId } from '@shop/payments';
import { type CheckoutOptions, type CheckoutOrder, checkoutBrowser } from '@shop/payments/checkout';
import { useCheckout } from '@shop/payments/react';

type OrderInfo = ContentOf<typeof calls.orderInfo>;

/** What the page has of the player and of their choice. */
export interface PageProps extends Pick<
  CheckoutOptions<OrderInfo>,
  'player' | 'createOrder' | 'readOrder'
> {
  readonly channel: ChannelId;
  readonly order: CheckoutOrder;
}

/** Returns what a component shows, and what its button does. */
export function usePage({ channel, order, ...page }: PageProps): readonly [string, () => void] {
  const { state, buy } = useCheckout({ ...page, browser: () => checkoutBrowser(window) });
  const text = state.status === 'placed' ? (state.link ?? state.billingNo) : state.status;
  return [text, () => void buy(channel, order)];
}
