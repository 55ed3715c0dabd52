import type { ChannelsByRegion } from '@shop/contract';
import type { Presenters } from '@shop/payments';
import type { CardQuestions, RedeemCard } from '@shop/payments/cards';
import type {
  CheckoutExchange,
  CheckoutOptions,
  CheckoutOrder,
  CheckoutState,
  ExchangedItem,
} from '@shop/payments/checkout';
import type { OrderToWatch } from '@shop/payments/purchase';

/** The thing on sale, as the player reads it. */
export interface PaymentItem {
  readonly name: string;
  /** In major units of `currency`, before any coupon. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** To whom a page sells, and how it talks to its back end. */
export interface SaleSetup extends Pick<
  CheckoutOptions<OrderToWatch>,
  'createOrder' | 'redeemCard' | 'readOrder' | 'player'
> {
  /** Hosts whose links may be followed, besides those of the providers: the cashier's, and that of card fields. */
  readonly linkHosts?: readonly string[];
  /**
   * Asks what a prepaid card is worth (call `cardInfo`), which the player confirms before it is used. Without it, the
   * card is used at the press of the button.
   */
  readonly checkCard?: CardQuestions['checkCard'];
  /** How a gateway's script is presented; without it its channel opens a page. Those of cards are the element's own. */
  readonly presenters?: Pick<Presenters, 'gateway-script'>;
}

/** Sells goods with a price, which the player pays on a channel. */
export interface PurchaseSetup extends SaleSetup {
  /** The channels by region, as `readAnswer` of `@shop/contract` or `readChannels` of `@shop/payments` has read them. */
  readonly channels: ChannelsByRegion;
  readonly item: PaymentItem;
  /** All that an order says but the region, which the player chooses. */
  readonly order: Omit<CheckoutOrder, 'country'>;
  /** The region that is shown first (ISO 3166, or `GLOBAL`), if it has channels. */
  readonly region?: string;
}

/** Exchanges a prepaid card for goods that have no price and no channels: what the card is worth. */
export interface ExchangeSetup extends SaleSetup {
  readonly channels: null;
  readonly item: ExchangedItem;
  readonly order: CheckoutExchange;
  readonly redeemCard: RedeemCard;
  readonly region?: undefined;
}

/** What a page sells, to whom, and how it talks to its back end. Set it anew for other goods or another player. */
export type PaymentSetup = PurchaseSetup | ExchangeSetup;

/** `detail` of the event `shop-payment-change`: how far the purchase has come. */
export type PaymentState = CheckoutState<OrderToWatch>;

/**
 * `<shop-payment>`: sells one item. It shows regions and payment channels, card fields, an unpaid order and the outcome, in
 * the language of the nearest `lang`, and keeps a purchase through reloads as `createCheckout` of `@shop/payments` does.
 * After each change it dispatches `shop-payment-change`, whose `detail` is a {@link PaymentState}.
 *
 * @example
 * const payment = document.querySelector('shop-payment');
 * payment.setup = { player, channels, item: { name: '300 gems', price: 4.99, currency: 'USD' }, order, createOrder, readOrder };
 * payment.addEventListener('shop-payment-change', ({ detail }) => console.log(detail.status));
 */
export interface ShopPaymentElement extends HTMLElement {
  /**
   * What is sold; null shows nothing. Set anew, it keeps what the player has chosen, as far as it is still offered.
   * Throws a TypeError for channels that no reader has read, and keeps what was set before.
   */
  setup: PaymentSetup | null;
}
