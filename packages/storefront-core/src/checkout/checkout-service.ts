import { Code, type PrepaidCard } from '@shop/contract';
import { type LaunchResult, type PayWindow, openPayWindow } from '@shop/payments';
import type { CardSummary } from '@shop/payments/cards';
import type { CardOutcome } from '@shop/payments/hosted-card';
import { type PurchaseState, answered, sentAgain } from '@shop/payments/purchase';
import type { ShopServices } from '../services';
import type { Moment } from '../time';
import { forgetEndedOrder } from './card-order';
import {
  type UnansweredPurchase,
  createShopPurchases,
  intentId,
  latestUnansweredOf,
} from './kept-purchases';
import { createPendingCard } from './pending-card';
import { type CardEntry, type CardPrompt, type Prompt, createPrompt } from './prompt';
import { type Purchase, describePurchase, intentOf } from './purchase';
import { type CheckoutParts, createSender } from './send-purchase';

/** The result of a press of "buy"; `busy` if another purchase of this page was in progress. */
export type PurchaseOutcome = LaunchResult | { readonly kind: 'busy' };

/** Makes purchases, one at a time. */
export interface CheckoutService {
  /**
   * Buys. Call it in the player's gesture, with nothing awaited before; a purchase with a prepaid
   * `card` opens no window and may be made at any time. The card is held in memory until there is a
   * definite answer.
   */
  readonly buy: (purchase: Purchase, card?: PrepaidCard) => Promise<PurchaseOutcome>;
  /**
   * Sends an unanswered purchase again, unchanged and with its key, so that it ends at the order of
   * the first press, if there is one. Never makes a new key. Opens neither a window nor card fields, so
   * it may be called at any time: an order that waits for its card resolves to `cancelled`. Resolves to
   * `cancelled` without an order if the purchase takes a prepaid card that is no longer held.
   */
  readonly ask: (unanswered: UnansweredPurchase) => Promise<PurchaseOutcome>;
  /** Whether an earlier press of this purchase has had no definite answer yet. */
  readonly isUnanswered: (purchase: Purchase) => boolean;
  /** The player's latest purchase without a definite answer, also from before a reload. */
  readonly latestUnanswered: (suid: string) => UnansweredPurchase | null;
  /** When a purchase without an answer was sent last. */
  readonly sentAt: (unanswered: UnansweredPurchase) => Moment;
  /** Forgets the prepaid card once the player has left a purchase whose outcome is unknown. */
  readonly forgetCard: () => void;
  /** Closes a window that still waits for its link and forgets the card when the page is left. */
  readonly leave: () => void;
  /** The provider's card fields. */
  readonly cardPrompt: CardPrompt;
  /** What a prepaid card is worth, for the player to confirm. */
  readonly confirmation: Prompt<CardSummary, boolean>;
}

/** Without a window the player has not seen the order of an earlier call: to them it is new. */
function asSeen(isWindowless: boolean, result: LaunchResult): LaunchResult {
  return isWindowless && 'repeated' in result ? { ...result, repeated: false } : result;
}

/** Whether there is an order for the goods: the one of this purchase, or an unpaid one that it met. */
function isOrderKnown(told: LaunchResult): boolean {
  switch (told.kind) {
    case 'redirect':
    case 'pending':
      return true;
    case 'cancelled':
    case 'load-failed':
      return told.billingNo !== null;
    case 'refused':
      return told.reason === 'answer' && told.code === Code.unpaidOrder;
    case 'unknown':
      return false;
  }
}

/** Creates the checkout service from the launcher, the stored purchases and the page. */
export function createCheckoutService(
  services: ShopServices,
  parts: CheckoutParts,
): CheckoutService {
  const { ledger } = parts;
  const purchases = createShopPurchases(services);
  const cardPrompt = createPrompt<CardEntry, CardOutcome>('cancelled');
  const confirmation = createPrompt<CardSummary, boolean>(false);
  const pendingCard = createPendingCard(services.time);
  const send = createSender(services, parts, { purchases, pendingCard, cardPrompt });
  /** When purchases were sent last by this page, by their keys. */
  const lastSent = new Map<string, Moment>();
  let isBusy = false;
  let waitingWindow: PayWindow | null = null;

  const launch = async (
    sent: PurchaseState<'sent'>,
    unanswered: UnansweredPurchase,
    opensWindow: boolean,
  ): Promise<PurchaseOutcome> => {
    const id = intentId(unanswered.intent);
    let isWindowless = unanswered.isWindowless === true;
    const openWindow = (): ReturnType<typeof openPayWindow> => {
      const opened = openPayWindow(services.page.browser);
      waitingWindow = opened instanceof Promise ? null : opened;
      if (waitingWindow === null) {
        isWindowless = true;
        purchases.markWindowless(id);
      }
      return opened;
    };
    isBusy = true;
    try {
      const result = await send(unanswered, opensWindow ? openWindow : null);
      const { state, told } = answered(sent, asSeen(isWindowless, result));
      purchases.settle(id, state);
      if (isOrderKnown(told)) purchases.forgetOthers(unanswered.intent);
      // An unknown outcome is asked for again, which takes the card.
      if (told.kind !== 'unknown') pendingCard.drop();
      return told;
    } finally {
      lastSent.set(unanswered.key, services.time.mark());
      isBusy = false;
      waitingWindow = null;
    }
  };

  return {
    buy: async (purchase, card) => {
      if (isBusy) return { kind: 'busy' };
      if (card !== undefined) pendingCard.hold(card);
      const intent = intentOf(purchase);
      forgetEndedOrder({ ledger, purchases }, intent);
      const [sent, unanswered] = purchases.press(intentId(intent), (key) =>
        describePurchase(purchase, key, services),
      );
      return launch(sent, unanswered, true);
    },
    ask: async (unanswered) =>
      isBusy ? { kind: 'busy' } : launch(sentAgain(unanswered), unanswered, false),
    isUnanswered: (purchase) => purchases.stateOf(intentId(intentOf(purchase))).status !== 'chosen',
    latestUnanswered: (suid) => latestUnansweredOf(purchases, suid),
    sentAt: ({ key, pressedAt }) => lastSent.get(key) ?? pressedAt,
    forgetCard: pendingCard.drop,
    leave: () => {
      waitingWindow?.close();
      pendingCard.drop();
    },
    cardPrompt,
    confirmation,
  };
}
