import { settlesIntent } from '@shop/api-client/order-answer';
import type { PrepaidCard } from '@shop/contract';
import {
  type CreateOrder,
  type LaunchResult,
  type Launcher,
  type PayWindow,
  createLauncher,
} from '@shop/payments';
import type { CardSummary } from '@shop/payments/cards';
import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';
import { linkHostsOf } from '../pay-links';
import type { ShopServices } from '../services';
import type { CardFrames } from './prompt';
import type { RedeemCard } from './card-calls';
import { createHeldCard } from './pending-card';
import { type SentOrder, type UnansweredPurchase, createIntents } from './intent';
import {
  type Purchase,
  channelIdOf,
  intentOf,
  isCardPurchase,
  orderOf,
  summaryOf,
} from './purchase';
import { type Showing, createShowing } from './prompt';

/** How a press of "buy" ended; `busy` when another purchase of this page was under way. */
export type PurchaseOutcome = LaunchResult | { readonly kind: 'busy' };

/** The calls that create an order. */
export interface OrderCalls {
  readonly createOrder: CreateOrder;
  readonly redeemCard: RedeemCard;
}

/** Makes purchases, one at a time. */
export interface Purchasing {
  /**
   * To be called in the player's own gesture, with nothing awaited before; a purchase with a prepaid
   * `card` opens no window and may be made at any time. The card is held in memory until there is a
   * definite answer.
   */
  readonly buy: (purchase: Purchase, card?: PrepaidCard) => Promise<PurchaseOutcome>;
  /**
   * Sends a purchase again whose answer never came, as it was and with its key, so that it ends at
   * the order of the first press, if there is one. Never makes a key. It opens no window, so it may be
   * called at any time. `cancelled` without an order where it takes a prepaid card that is no longer
   * held.
   */
  readonly ask: (unanswered: UnansweredPurchase) => Promise<PurchaseOutcome>;
  /** Whether an earlier press of this purchase has had no definite answer yet. */
  readonly isUnanswered: (purchase: Purchase) => boolean;
  /** What a player pressed "buy" for last without a definite answer, also before a reload. */
  readonly latestUnanswered: (suid: string) => UnansweredPurchase | null;
  /** The player has left a purchase whose outcome is unknown: its prepaid card is forgotten. */
  readonly forgetCard: () => void;
  /** The page is left: a window that waits for its link would stay empty, and the card is forgotten. */
  readonly leave: () => void;
  readonly cards: CardFrames;
  /** What a prepaid card is worth, for the player to agree to. */
  readonly cardSummary: Showing<CardSummary, boolean>;
}

const withoutCard = { kind: 'cancelled', billingNo: null } as const;
const notLoaded = { kind: 'load-failed', part: 'in-game-card', billingNo: null } as const;

/** Whether nothing is left to find out about the order by sending the intent again. */
function isDefinite(result: LaunchResult): boolean {
  switch (result.kind) {
    case 'redirect':
    case 'pending':
      return true;
    case 'refused':
      return result.reason !== 'answer' || settlesIntent(result.code);
    // The order waits for its card: the next press goes on with it.
    case 'cancelled':
    case 'load-failed':
    case 'unknown':
      return false;
  }
}

/** Puts the launcher, the intents and the page together. */
export function createPurchasing(services: ShopServices, calls: OrderCalls): Purchasing {
  const { config, page, platform, storage, time, randomUuid } = services;
  const intents = createIntents(storage, time, randomUuid);
  const cards = createShowing<CardFrame, CardOutcome>('cancelled');
  const cardSummary = createShowing<CardSummary, boolean>(false);
  const held = createHeldCard(time);
  const launcherWith = (openWindow: ShopServices['page']['openWindow']): Launcher =>
    createLauncher({
      createOrder: calls.createOrder,
      openWindow,
      linkHosts: linkHostsOf(config),
      presenters: {
        'hosted-card': async () => (await import('./card-fields')).presentCard(cards),
        'in-game-card': async () => {
          const { inGameCard } = await import('@shop/payments/in-game-card');
          return inGameCard(() => Promise.resolve(held.current()))();
        },
        ...(page.presentGateway !== undefined && { 'gateway-script': page.presentGateway }),
      },
    });
  let waitingWindow: PayWindow | null = null;
  const launcher = launcherWith(() => {
    waitingWindow = page.openWindow();
    return waitingWindow;
  });
  const silent = launcherWith(() => null);
  let isBusy = false;

  const exchange = async ({ intent, key }: UnansweredPurchase): Promise<LaunchResult> => {
    const module = await import('./card-calls').catch(() => null);
    const card = held.current();
    if (module === null) return notLoaded;
    if (card === null) return withoutCard;
    return module.exchangeCard(calls.redeemCard, { intent, card, key, platform });
  };

  const send = async (by: Launcher, unanswered: UnansweredPurchase): Promise<LaunchResult> => {
    const { sent } = unanswered;
    switch (sent.kind) {
      case 'exchange':
        return exchange(unanswered);
      case 'channel':
        return by.launch(sent.channel, sent.order);
    }
  };

  const launch = async (by: Launcher, unanswered: UnansweredPurchase): Promise<PurchaseOutcome> => {
    isBusy = true;
    try {
      const result = await send(by, unanswered);
      if (isDefinite(result)) intents.settle(unanswered.intent);
      if (result.kind !== 'unknown') held.drop();
      return result;
    } finally {
      isBusy = false;
      waitingWindow = null;
    }
  };

  const press = (purchase: Purchase): UnansweredPurchase =>
    intents.press(intentOf(purchase), (key) => ({
      sent: sentFor(purchase, key, services),
      takesCard: isCardPurchase(purchase),
      summary: summaryOf(purchase),
    }));

  return {
    buy: async (purchase, card) => {
      if (isBusy) return { kind: 'busy' };
      if (card !== undefined) held.hold(card);
      return launch(launcher, press(purchase));
    },
    ask: async (unanswered) => (isBusy ? { kind: 'busy' } : launch(silent, unanswered)),
    isUnanswered: (purchase) => intents.isUnanswered(intentOf(purchase)),
    latestUnanswered: intents.latestOf,
    forgetCard: held.drop,
    leave: () => {
      waitingWindow?.close();
      held.drop();
    },
    cards,
    cardSummary,
  };
}

function sentFor(purchase: Purchase, key: string, services: ShopServices): SentOrder {
  switch (purchase.kind) {
    case 'exchange':
      return { kind: 'exchange' };
    case 'channel':
      return {
        kind: 'channel',
        channel: channelIdOf(purchase),
        order: orderOf(purchase, key, services),
      };
  }
}
