import { CommonCode } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { type Launcher, type LauncherOptions, createLauncher } from '../launch/create-launcher';
import type { LaunchResult } from '../launch/launch-result';
import { orElse } from '../launch/or-else';
import type { PayLink } from '../links/pay-link';
import { answered } from '../purchase/answered';
import { fieldsOf } from '../purchase/kept-objects';
import type { PurchaseState } from '../purchase/purchase-state';
import {
  type KeptPurchase,
  type Purchases,
  createPurchases,
  sentAgain,
} from '../purchase/purchases';
import type { OrderToWatch } from '../purchase/watch-order';
import { webStorageRecords } from '../purchase/web-storage-records';
import type { CheckoutBrowser } from './checkout-browser';
import {
  type CheckoutState,
  type ShownState,
  type UnpaidOrder,
  createShownState,
} from './checkout-state';
import { type OrderFollower, createFollower } from './follow-order';
import { type OrderPlace, orderPlace } from './kept-order';
import { type CheckoutOrder, type SentDetails, purchaseId, readDetails } from './sent-details';

/** The options of {@link createCheckout}. It reads no globals. */
export interface CheckoutOptions<Info extends OrderToWatch> extends Pick<
  LauncherOptions,
  'createOrder' | 'linkHosts' | 'presenters'
> {
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
   */
  readonly buy: (channel: ChannelId, order: CheckoutOrder) => Promise<CheckoutState<Info>>;
  /**
   * Sends the latest purchase without an answer again as it was, also from before a reload. It can only end at the
   * order of the earlier press, if there is one. Call it in the handler of the player's click.
   */
  readonly askAgain: () => Promise<CheckoutState<Info>>;
  /** Shows and watches an order that exists, such as one that is still to be paid. */
  readonly follow: (order: { readonly billingNo: string; readonly url: string }) => void;
  /** Reads the order now, unless it is being read or is paid. */
  readonly checkNow: () => void;
  /** Ends the display of an order or a refusal. The order stays as it is; an unknown outcome stays shown. */
  readonly close: () => void;
}

const prefix = 'shop-checkout';

/** An order is not shown again after a later reload. */
const maxOrderAgeMs = 24 * 60 * 60_000;

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
  const launcher = createLauncher({ ...options, openWindow: browser.openWindow });
  const payLink = (url: string): PayLink | null => launcher.payLink(url);
  const purchases = createPurchases<SentDetails, number>({
    records: webStorageRecords(storage, prefix, readDetails),
    time: { mark: now, since: (then) => now() - then },
    newKey: browser.newKey,
  });
  const latestUnanswered = (): SentPurchase | null =>
    purchases.latest((one) => one.player === player);
  const place = orderPlace(storage, `${prefix}-order.${player}`);
  const shown = createShownState<Info>();
  const { current, show } = shown;
  const follower = createFollower({ readOrder, payLink, browser, shown, place });
  const parts = { launcher, purchases, place, shown, follower, now };
  const send = sender(parts);
  const restore = restorer(parts, latestUnanswered);
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
    buy: async ({ payway_id, channel_id }, order) => {
      if (current().status === 'sent') return current();
      const channel = { payway_id, channel_id };
      const [purchase, kept] = purchases.press(purchaseId(player, channel, order), (key) => ({
        ...{ player, channel },
        order: { ...order, idempotency_key: key },
      }));
      return send(purchase, kept);
    },
    askAgain: async () => {
      const unanswered = latestUnanswered();
      if (current().status === 'sent' || unanswered === null) return current();
      return send(sentAgain(unanswered), unanswered);
    },
    follow: (order) => {
      place.write({ ...order, at: now() });
      follower.follow(order, null);
    },
    checkNow: follower.checkNow,
    close: () => {
      const { status } = current();
      if (status === 'sent' || status === 'unknown') return;
      follower.leave();
      place.remove();
      show({ status: 'chosen', told: null });
      restore();
    },
  };
}

/** What a checkout consists of. */
interface Parts<Info> {
  readonly launcher: Launcher;
  readonly purchases: Purchases<SentDetails, number>;
  readonly place: OrderPlace;
  readonly shown: ShownState<Info>;
  readonly follower: OrderFollower;
  readonly now: () => number;
}

/** A purchase as it is stored until it is answered. */
type SentPurchase = KeptPurchase<SentDetails, number>;

const unknown = { kind: 'unknown' } as const;

/** Returns what sends a purchase and shows what becomes of it. */
function sender<Info>({ launcher, purchases, place, shown, follower, now }: Parts<Info>) {
  return async (
    purchase: PurchaseState<'sent'>,
    { player, channel, order }: SentDetails,
  ): Promise<CheckoutState<Info>> => {
    // The window opens before anything that is shown can fail.
    const launched = orElse<LaunchResult>(() => launcher.launch(channel, order), unknown);
    follower.leave();
    shown.show({ status: 'sent' });
    const { state: next, told } = answered(purchase, await launched);
    purchases.settle(purchaseId(player, channel, order), next);
    switch (next.status) {
      case 'placed': {
        const made = { billingNo: next.billingNo, url: told.kind === 'redirect' ? told.link : '' };
        place.write({ ...made, at: now() });
        follower.follow(made, told);
        break;
      }
      case 'refused':
        shown.show({ status: 'refused', told, unpaid: unpaidOf(told, launcher) });
        break;
      case 'chosen':
      case 'unknown':
        shown.show({ status: next.status, told });
    }
    return shown.current();
  };
}

/** Returns what shows the purchase that an earlier page or another tab has left, unless something else is shown. */
function restorer<Info>(
  { place, shown, follower, now }: Parts<Info>,
  latestUnanswered: () => SentPurchase | null,
): () => void {
  return () => {
    const { status } = shown.current();
    if (status !== 'chosen' && status !== 'unknown') return;
    const unanswered = latestUnanswered();
    const order = place.read();
    const isRecent = order !== null && now() - order.at < maxOrderAgeMs;
    if (isRecent && order.at >= (unanswered?.pressedAt ?? order.at)) follower.follow(order, null);
    else if ((unanswered === null) === (status === 'unknown'))
      shown.show({ status: unanswered === null ? 'chosen' : 'unknown', told: null });
  };
}

function unpaidOf(told: LaunchResult, launcher: Launcher): UnpaidOrder | null {
  if (told.kind !== 'refused' || told.reason !== 'answer' || told.code !== CommonCode.unpaidOrder)
    return null;
  const { billing_no: billingNo, url } = fieldsOf(told.content);
  if (typeof billingNo !== 'string' || billingNo === '') return null;
  return { billingNo, link: typeof url === 'string' && url !== '' ? launcher.payLink(url) : null };
}
