import type { RedeemCard } from '../cards/exchange-card';
import type { ChannelId } from '../channels/channel-key';
import { type LauncherOptions, createLauncher } from '../launch/create-launcher';
import type { PayLink } from '../links/pay-link';
import { createPurchases, sentAgain } from '../purchase/purchases';
import type { OrderToWatch } from '../purchase/watch-order';
import { webStorageRecords } from '../purchase/web-storage-records';
import type { CheckoutBrowser } from './checkout-browser';
import { type CheckoutState, createShownState } from './checkout-state';
import { createFollower } from './follow-order';
import { orderPlace } from './kept-order';
import { type CheckoutParts, type SentPurchase, purchaseSender } from './send-purchase';
import {
  type CheckoutExchange,
  type CheckoutItem,
  type CheckoutOrder,
  type ExchangedItem,
  type PurchaseWish,
  type SentDetails,
  purchaseId,
  readDetails,
} from './sent-details';

/** The options of {@link createCheckout}. It reads no globals. */
export interface CheckoutOptions<Info extends OrderToWatch> extends Pick<
  LauncherOptions,
  'createOrder' | 'linkHosts' | 'presenters'
> {
  /**
   * Exchanges a prepaid card, call `cardPay`. Without it, and without the presenter `in-game-card`, which takes the card,
   * nothing is exchanged. A rejection counts as `unknown`: the card may have been used.
   */
  readonly redeemCard?: RedeemCard;
  /**
   * Reads an order, in full or its status alone (`getOrderInfo`, `simple=1`); null if there was no answer. A promise
   * that rejects counts as none.
   */
  readonly readOrder: (billingNo: string, mode: 'simple' | 'full') => Promise<Info | null>;
  readonly browser: CheckoutBrowser;
  /**
   * The player who is signed in, by an id such as `suid`, which is stored; no token. A player sees only their
   * own purchases: after a sign-in or a sign-out create another checkout.
   */
  readonly player: string;
}

/** Sells one thing after the other, each once. */
export interface Checkout<Info> {
  /** Returns how far the purchase has come; the same object until something changes. */
  readonly current: () => CheckoutState<Info>;
  /** Calls `listener` after each change; an order is watched as long as anybody listens. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Buys. Call it first thing in the handler of the player's click; otherwise the browser blocks the pay window. The
   * same order on the same channel has the key of an earlier press until that was answered, so that both end at one
   * order; anything else has a key of its own. While a purchase is being sent, nothing else is.
   *
   * @param item - What it is, as the player reads it. The state has it, also after a reload.
   */
  readonly buy: (
    channel: ChannelId,
    order: CheckoutOrder,
    item?: CheckoutItem,
  ) => Promise<CheckoutState<Info>>;
  /**
   * Exchanges a prepaid card for goods that have no price. The card is taken by the presenter `in-game-card`, and is stored
   * nowhere; its key is kept as that of `buy`. While `isRepeated` is true a check of the card may refuse it, since it may have
   * been used up: send it all the same.
   */
  readonly exchange: (
    order: CheckoutExchange,
    item?: ExchangedItem,
  ) => Promise<CheckoutState<Info>>;
  /**
   * Sends the latest purchase without an answer again as it was, also from before a reload. It can only end at the
   * order of the earlier press, if there is one. Call it in the handler of the player's click.
   */
  readonly askAgain: () => Promise<CheckoutState<Info>>;
  /** Shows and watches an order that exists, such as one that is still to be paid. */
  readonly follow: (order: {
    readonly billingNo: string;
    readonly url: string;
    readonly item?: CheckoutItem | ExchangedItem;
  }) => void;
  /** Reads the order now, unless it is being read or is paid. */
  readonly checkNow: () => void;
  /** Ends the display of an order or a refusal. The order stays as it is; an unknown outcome stays shown. */
  readonly close: () => void;
}

const prefix = 'shop-checkout';

/**
 * Creates a checkout: it keeps the keys of purchases, launches them, watches their orders and says all of it as one
 * state. A lost answer, a reload and a second press or tab end at one order.
 *
 * @example
 * const checkout = createCheckout({ createOrder, readOrder, player, browser: checkoutBrowser(window) });
 * checkout.subscribe(() => render(checkout.current()));
 * buyButton.addEventListener('click', () => void checkout.buy(channel, order));
 */
export function createCheckout<Info extends OrderToWatch>(
  options: CheckoutOptions<Info>,
): Checkout<Info> {
  const { browser, player, readOrder } = options;
  const { now, storage } = browser;
  const launch = { ...options, openWindow: browser.openWindow };
  const payLink = (url: string): PayLink | null => createLauncher(launch).payLink(url);
  const records = webStorageRecords(storage, prefix, readDetails);
  const purchases = createPurchases<SentDetails, number>({
    records,
    time: { mark: now, since: (then) => now() - then },
    newKey: browser.newKey,
  });
  const latestUnanswered = (): SentPurchase | null =>
    purchases.latest((one) => one.player === player);
  const place = orderPlace(storage, `${prefix}-order.${player}`, now);
  const shown = createShownState<Info>();
  const { current, show } = shown;
  const onEnd = (billingNo: string): void => {
    // One whose card was to be entered has kept its key, and the next press is another purchase.
    for (const id of records.ids())
      if (records.read(id)?.billingNo === billingNo) records.remove(id);
    if (place.read()?.billingNo === billingNo) place.remove();
  };
  const follower = createFollower({ readOrder, payLink, browser, shown, onEnd });
  const parts = { launch, payLink, purchases, place, shown, follower };
  const send = purchaseSender(parts);
  const restore = restorer(parts, latestUnanswered);
  const press = async (
    wish: PurchaseWish,
    item: SentDetails['item'] = null,
  ): Promise<CheckoutState<Info>> => {
    if (current().status === 'sent') return current();
    const details = { ...wish, player, item };
    return send(purchases.prepare(purchaseId(details), () => details));
  };
  let stopReturns = (): void => undefined;
  restore();
  return {
    current,
    subscribe: shown.listeners(
      () => {
        stopReturns = browser.onReturn(restore);
        follower.resume();
      },
      () => {
        stopReturns();
        follower.pause();
      },
    ),
    buy: async ({ payway_id, channel_id }, order, item) =>
      press({ channel: { payway_id, channel_id }, order }, item),
    exchange: async (order, item) => press({ channel: null, order }, item),
    askAgain: async () => {
      const unanswered = latestUnanswered();
      if (current().status === 'sent' || unanswered === null) return current();
      return send([sentAgain(unanswered), unanswered]);
    },
    follow: ({ item = null, ...order }) => {
      place.write({ ...order, item, waitsForCard: false });
      follower.follow({ ...order, item }, null);
    },
    checkNow: follower.checkNow,
    close: () => {
      const { status } = current();
      if (status === 'sent' || status === 'unknown') return;
      follower.leave();
      // What is in the way of a purchase stays.
      if (status !== 'refused') place.remove();
      show({ status: 'chosen', told: null });
      restore();
    },
  };
}

/** Returns what shows the purchase that an earlier page or another tab has left, unless something else is shown. */
function restorer<Info>(
  { place, shown, follower }: CheckoutParts<Info>,
  latestUnanswered: () => SentPurchase | null,
): () => void {
  return () => {
    const { status } = shown.current();
    if (status !== 'chosen' && status !== 'unknown') return;
    const unanswered = latestUnanswered();
    const order = place.read();
    if (order !== null && order.at >= (unanswered?.pressedAt ?? order.at)) {
      const { billingNo, waitsForCard } = order;
      follower.follow(order, waitsForCard ? { kind: 'cancelled', billingNo } : null);
    } else if (unanswered === null && status === 'unknown')
      shown.show({ status: 'chosen', told: null });
    else if (unanswered !== null && status === 'chosen') {
      const { item, key: reference } = unanswered;
      shown.show({ status: 'unknown', told: null, item, reference });
    }
  };
}
