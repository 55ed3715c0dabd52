import { answersIntent } from '@shop/api-client/checkout';
import { type CreateOrder, type LaunchResult, type Launcher, createLauncher } from '@shop/payments';
import type { ShopServices } from '../services';
import { type CardFrames, createCardFrames } from './card-frame';
import { createIntents } from './intent';
import { type Purchase, channelIdOf, intentOf, orderOf } from './purchase';

/** How a press of "buy" ended; `busy` when another purchase of this page was under way. */
export type PurchaseOutcome = LaunchResult | { readonly kind: 'busy' };

/** Makes purchases, one at a time. */
export interface Purchasing {
  /** To be called in the player's own gesture, with nothing awaited before. */
  readonly buy: (purchase: Purchase) => Promise<PurchaseOutcome>;
  /**
   * Sends an intent again whose answer never came. It opens no window, so it may be called at any
   * time; the key makes it end at the order of the first press, if there is one.
   */
  readonly ask: (purchase: Purchase) => Promise<PurchaseOutcome>;
  /** The link of an order that exists, or an empty string where it must not be followed. */
  readonly payLink: (url: string) => string;
  readonly cards: CardFrames;
}

/** Whether nothing is left to find out about the order by sending the intent again. */
function isDefinite(result: LaunchResult): boolean {
  switch (result.kind) {
    case 'redirect':
    case 'pending':
      return true;
    case 'refused':
      return result.reason !== 'answer' || answersIntent(result.code);
    // The order waits for its card: the next press goes on with it.
    case 'cancelled':
    case 'load-failed':
    case 'unknown':
      return false;
  }
}

/** Puts the launcher, the intents and the page together. */
export function createPurchasing(services: ShopServices, createOrder: CreateOrder): Purchasing {
  const { config, page, storage, randomUuid } = services;
  const intents = createIntents(storage, randomUuid);
  const cards = createCardFrames();
  const linkHosts = [config.hosts.pay, config.hosts.cards].map((base) => new URL(base).hostname);
  const launcherWith = (openWindow: ShopServices['page']['openWindow']): Launcher =>
    createLauncher({
      createOrder,
      openWindow,
      linkHosts,
      presenters: {
        'hosted-card': async () => (await import('./present-card')).presentCard(cards),
        ...(page.presentGateway !== undefined && { 'gateway-script': page.presentGateway }),
      },
    });
  const launcher = launcherWith(page.openWindow);
  const silent = launcherWith(() => null);
  let isBusy = false;

  const launch = async (by: Launcher, purchase: Purchase): Promise<PurchaseOutcome> => {
    if (isBusy) return { kind: 'busy' };
    isBusy = true;
    try {
      const intent = intentOf(purchase);
      const order = orderOf(purchase, intents.keyFor(intent), services);
      const result = await by.launch(channelIdOf(purchase), order);
      if (isDefinite(result)) intents.settle(intent);
      return result;
    } finally {
      isBusy = false;
    }
  };

  return {
    buy: (purchase) => launch(launcher, purchase),
    ask: (purchase) => launch(silent, purchase),
    payLink: (url) => launcher.payLink(url) ?? '',
    cards,
  };
}
