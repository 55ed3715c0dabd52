import type { OrderAnswer } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import type { CheckoutBrowser } from '../checkout/checkout-browser';
import { type Checkout, type CheckoutOptions, createCheckout } from '../checkout/create-checkout';
import type { CheckoutItem, CheckoutOrder } from '../checkout/sent-details';
import type { PaymentCallParams } from '../launch/order-request';
import type { OrderToWatch } from '../purchase/watch-order';
import { aCheckoutBrowser, aStorage } from './a-checkout-browser';
import { AWindow } from './a-window';
import { anOrder } from './an-order';

const { idempotency_key: _, ...order } = anOrder();

/** An order without a key. */
export const checkoutOrder: CheckoutOrder = order;

/** What that order is, as the player reads it. */
export const gems: CheckoutItem = { name: '300 gems', price: 4.99, currency: 'USD' };

/** A channel that opens a page of its provider. */
export const payPage: ChannelId = { payway_id: '10201', channel_id: '' };

/** A channel with card fields. */
export const card: ChannelId = { payway_id: '11702', channel_id: 'CARD' };

/** An address that the page allows. */
export const payLink = 'https://pay.example/1';

/** The answer of a back end that has made an order. */
export const created = {
  kind: 'created',
  billing_no: 'B1',
  url: payLink,
  repeated: false,
} as const;

/** The options of {@link aCheckoutPage}. */
export type CheckoutPageOptions = Partial<Omit<CheckoutOptions<OrderToWatch>, 'browser'>> &
  Partial<Pick<CheckoutBrowser, 'openWindow' | 'storage'>> & {
    /** One for each order call; those after them are lost. */
    readonly answers?: readonly OrderAnswer[];
    /** How the order stands. */
    readonly read?: OrderToWatch | null;
  };

/** A page that listens to a checkout. */
export interface CheckoutPage {
  readonly checkout: Checkout<OrderToWatch>;
  readonly buy: (channel?: ChannelId, order?: CheckoutOrder) => Promise<unknown>;
  readonly status: () => string;
  /** The parameters of each order call. */
  readonly calls: readonly PaymentCallParams[];
  readonly keys: () => readonly unknown[];
  /** Each reading of an order, with its mode. */
  readonly reads: readonly string[];
  readonly comeBack: () => void;
  readonly stopListening: () => void;
}

/** Opens a page with a checkout. */
export function aCheckoutPage(options: CheckoutPageOptions = {}): CheckoutPage {
  const { answers = [created], read = { status: 'pending' }, ...others } = options;
  const { openWindow = () => new AWindow(), storage = aStorage(), ...given } = others;
  const calls: PaymentCallParams[] = [];
  const reads: string[] = [];
  const browser = aCheckoutBrowser({ openWindow, storage });
  const checkout = createCheckout<OrderToWatch>({
    createOrder: (_call, params) => {
      calls.push(params);
      return Promise.resolve(answers[calls.length - 1] ?? { kind: 'unknown' });
    },
    readOrder: (billingNo, mode) => {
      reads.push(`${billingNo} ${mode}`);
      return Promise.resolve(read);
    },
    player: 'p1',
    linkHosts: ['pay.example'],
    ...given,
    browser,
  });
  const stopListening = checkout.subscribe(() => undefined);
  return {
    ...{ checkout, calls, reads, stopListening },
    buy: async (channel = payPage, wish = checkoutOrder) => checkout.buy(channel, wish, gems),
    status: () => checkout.current().status,
    keys: () => calls.map(({ idempotency_key }) => idempotency_key),
    comeBack: browser.comeBack,
  };
}
