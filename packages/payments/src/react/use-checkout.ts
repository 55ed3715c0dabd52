'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutBrowser } from '../checkout/checkout-browser';
import type { CheckoutState } from '../checkout/checkout-state';
import { type Checkout, type CheckoutOptions, createCheckout } from '../checkout/create-checkout';
import type { OrderToWatch } from '../purchase/watch-order';

/**
 * The options of {@link useCheckout}. `createOrder`, `redeemCard` and `readOrder` may be new functions in each render: the
 * latest are called. Of the others, those of a player's first render count.
 */
export interface UseCheckoutOptions<Info extends OrderToWatch> extends Omit<
  CheckoutOptions<Info>,
  'browser'
> {
  /** Called in the browser only, as a server has none: `() => checkoutBrowser(window)`. */
  readonly browser: () => CheckoutBrowser;
}

/** A checkout in a component. Its functions stay the same until the player is another one. */
export interface UsedCheckout<Info> extends Omit<Checkout<Info>, 'current' | 'subscribe'> {
  /** How far the purchase has come; that of a server, and of the first render on its markup, is `chosen`. */
  readonly state: CheckoutState<Info>;
}

/**
 * Sells in a component: has a checkout for the player, renders again when its state changes, and watches its order
 * until the component leaves. Call it once in a page, and hand its result down.
 *
 * @example
 * const { state, buy } = useCheckout({ player, createOrder, readOrder, browser: () => checkoutBrowser(window) });
 * return <button disabled={state.status === 'sent'} onClick={() => void buy(channel, order)}>Buy</button>;
 */
export function useCheckout<Info extends OrderToWatch>(
  options: UseCheckoutOptions<Info>,
): UsedCheckout<Info> {
  const [kept, keep] = useState(() => lateCheckout(options));
  const checkout = kept.player === options.player ? kept : lateCheckout(options);
  if (checkout !== kept) keep(checkout);
  const { renew, subscribe, current, actions } = checkout;
  useEffect(() => {
    renew(options);
  });
  const state = useSyncExternalStore<CheckoutState<Info>>(subscribe, current, nothingYet);
  return { ...actions, state };
}

const chosen = { status: 'chosen', told: null } as const;

function nothingYet(): typeof chosen {
  return chosen;
}

/** A checkout that is created when it is first used. React asks for none of its parts on a server. */
interface LateCheckout<Info extends OrderToWatch> extends Pick<
  Checkout<Info>,
  'current' | 'subscribe'
> {
  readonly player: string;
  readonly actions: Omit<Checkout<Info>, 'current' | 'subscribe'>;
  readonly renew: (options: UseCheckoutOptions<Info>) => void;
}

function lateCheckout<Info extends OrderToWatch>(
  first: UseCheckoutOptions<Info>,
): LateCheckout<Info> {
  let latest = first;
  let created: Checkout<Info> | null = null;
  const checkout = (): Checkout<Info> => {
    created ??= createCheckout<Info>({
      ...first,
      browser: first.browser(),
      createOrder: async (call, params) => latest.createOrder(call, params),
      ...(first.redeemCard && {
        redeemCard: async (params) => latest.redeemCard?.(params) ?? { kind: 'unknown' },
      }),
      readOrder: async (billingNo, mode) => latest.readOrder(billingNo, mode),
    });
    return created;
  };
  return {
    player: first.player,
    renew: (options) => {
      latest = options;
    },
    current: () => checkout().current(),
    subscribe: (listener) => checkout().subscribe(listener),
    actions: {
      buy: async (channel, order, item) => checkout().buy(channel, order, item),
      exchange: async (order, item) => checkout().exchange(order, item),
      askAgain: async () => checkout().askAgain(),
      follow: (order) => {
        checkout().follow(order);
      },
      checkNow: () => {
        checkout().checkNow();
      },
      close: () => {
        checkout().close();
      },
    },
  };
}
