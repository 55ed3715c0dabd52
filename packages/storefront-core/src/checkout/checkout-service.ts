import { settlesIntent } from '@shop/api-client/order-answer';
import { type PrepaidCard, Code } from '@shop/contract';
import { type LaunchResult, type PayWindow, openPayWindow } from '@shop/payments';
import type { CardSummary } from '@shop/payments/cards';
import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';
import type { ShopServices } from '../services';
import { forgetEndedOrder } from './card-order';
import { type UnansweredPurchase, createIntents } from './intent';
import { createPendingCard } from './pending-card';
import { type CardPrompt, type Prompt, createPrompt } from './prompt';
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
  /** Forgets the prepaid card once the player has left a purchase whose outcome is unknown. */
  readonly forgetCard: () => void;
  /** Closes a window that still waits for its link and forgets the card when the page is left. */
  readonly leave: () => void;
  /** The provider's card fields. */
  readonly cardPrompt: CardPrompt;
  /** What a prepaid card is worth, for the player to confirm. */
  readonly confirmation: Prompt<CardSummary, boolean>;
}

/** What an answer says of a purchase that was sent. */
type Answer =
  /** There is an order, and nothing more to send. */
  | 'placed'
  /** There is no order: the next press is another purchase. */
  | 'refused'
  /** There may be an order: the purchase is sent again with its key. */
  | 'unknown'
  /** Nothing that was not known before. The key stays, also for an order that waits for its card. */
  | 'nothing';

/**
 * Reads an answer. A refusal from before the look-up of the key says nothing of an earlier call, which may have made an
 * order if the purchase `wasSent` before.
 */
function readAnswer(result: LaunchResult, wasSent: boolean): Answer {
  switch (result.kind) {
    case 'redirect':
    case 'pending':
      return 'placed';
    case 'unknown':
      return 'unknown';
    case 'cancelled':
    case 'load-failed':
      return 'nothing';
    case 'refused':
      if (result.reason !== 'answer' || settlesIntent(result.code)) return 'refused';
      // The player has to sign in first, and then sends it again.
      if (wasSent) return result.code === Code.notLoggedIn ? 'nothing' : 'unknown';
      // The server may have made an order before its error.
      return result.code === Code.serverError ? 'nothing' : 'refused';
  }
}

/** Without a window the player has not seen the order of an earlier call: to them it is new. */
function asSeen(isWindowless: boolean, result: LaunchResult): LaunchResult {
  return isWindowless && 'repeated' in result ? { ...result, repeated: false } : result;
}

/** Creates the checkout service from the launcher, the intents and the page. */
export function createCheckoutService(
  services: ShopServices,
  parts: CheckoutParts,
): CheckoutService {
  const { page, storage, time, randomUuid } = services;
  const { ledger } = parts;
  const intents = createIntents(storage, time, randomUuid);
  const cardPrompt = createPrompt<CardFrame, CardOutcome>('cancelled');
  const confirmation = createPrompt<CardSummary, boolean>(false);
  const pendingCard = createPendingCard(time);
  const send = createSender(services, parts, { intents, pendingCard, cardPrompt });
  let isBusy = false;
  let waitingWindow: PayWindow | null = null;

  const launch = async (
    unanswered: UnansweredPurchase,
    { wasSent, isQuiet }: { readonly wasSent: boolean; readonly isQuiet: boolean },
  ): Promise<PurchaseOutcome> => {
    isBusy = true;
    let isWindowless = unanswered.isWindowless === true;
    try {
      const openWindow = (): ReturnType<typeof openPayWindow> => {
        const opened = openPayWindow(page.browser);
        waitingWindow = opened instanceof Promise ? null : opened;
        if (waitingWindow === null) {
          isWindowless = true;
          intents.markWindowless(unanswered.intent);
        }
        return opened;
      };
      const sent = await send(unanswered, isQuiet ? null : openWindow);
      const result = asSeen(isWindowless, sent);
      const answer = readAnswer(result, wasSent);
      if (answer === 'unknown') {
        // What is known of an order is not lost with a later answer.
        const { billingNo } = unanswered;
        return billingNo === undefined ? { kind: 'unknown' } : { kind: 'cancelled', billingNo };
      }
      if (answer !== 'nothing') intents.settle(unanswered.intent);
      pendingCard.drop();
      return result;
    } finally {
      isBusy = false;
      waitingWindow = null;
    }
  };

  const press = (purchase: Purchase): UnansweredPurchase =>
    intents.press(intentOf(purchase), (key) => describePurchase(purchase, key, services));

  return {
    buy: async (purchase, card) => {
      if (isBusy) return { kind: 'busy' };
      if (card !== undefined) pendingCard.hold(card);
      forgetEndedOrder({ ledger, intents }, intentOf(purchase));
      const wasSent = intents.isUnanswered(intentOf(purchase));
      return launch(press(purchase), { wasSent, isQuiet: false });
    },
    ask: async (unanswered) =>
      isBusy ? { kind: 'busy' } : launch(unanswered, { wasSent: true, isQuiet: true }),
    isUnanswered: (purchase) => intents.isUnanswered(intentOf(purchase)),
    latestUnanswered: intents.latestOf,
    forgetCard: pendingCard.drop,
    leave: () => {
      waitingWindow?.close();
      pendingCard.drop();
    },
    cardPrompt,
    confirmation,
  };
}
