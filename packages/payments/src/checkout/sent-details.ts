import type { ExchangeOrder } from '../cards/exchange-card';
import type { ChannelId } from '../channels/channel-key';
import type { Order } from '../launch/order-request';
import { fieldsOf } from '../purchase/kept-objects';

/** An order as a property describes it. Its key is made, kept and discarded by the checkout. */
export type CheckoutOrder = Omit<Order, 'idempotency_key'>;

/** Who gets what a prepaid card is worth. The key is the checkout's, as for an order. */
export type CheckoutExchange = Omit<ExchangeOrder, 'idempotency_key'>;

/** What is bought, as the player reads it. It is kept with the purchase, for a page that is opened again. */
export interface CheckoutItem {
  readonly name: string;
  /** In major units of `currency`: what the player has agreed to pay. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a prepaid card is exchanged for, as the player reads it. The order in full says what the card was worth. */
export interface ExchangedItem {
  readonly name: string;
  readonly price?: undefined;
  readonly currency?: undefined;
}

/** What a property says of a purchase. */
export type PurchaseWish =
  | { readonly channel: ChannelId; readonly order: CheckoutOrder }
  /** The exchange of a prepaid card. */
  | { readonly channel: null; readonly order: CheckoutExchange };

/** What is stored of a purchase until it is answered: no token and no card. */
export type SentDetails = PurchaseWish & {
  /** Null if the property did not say. */
  readonly item: CheckoutItem | ExchangedItem | null;
  readonly player: string;
};

/**
 * What distinguishes a purchase from any other: the same goods for the same character, paid the same way. A prepaid card is no
 * part of it, since it would be stored: with another card the back end refuses the key, and the purchase stays unknown.
 */
export function purchaseId({ player, channel, order }: Omit<SentDetails, 'item'>): string {
  const fields: Partial<CheckoutOrder> = order;
  const goods = [player, ...distinguishing.map((name) => fields[name])];
  return JSON.stringify([...goods, channel?.payway_id, channel?.channel_id, fields.coupon_code]);
}

const distinguishing = [
  'client_id',
  'areaId',
  'server_id',
  'role_id',
  'product_id',
  'replenish_id',
  'country',
] as const;

/** Reads what is stored of a purchase, which other scripts can write; null if it is damaged. */
export function readDetails(stored: object): SentDetails | null {
  const { player, channel, order, item } = fieldsOf(stored);
  if (typeof player !== 'string' || !isOrder(order)) return null;
  const sold = { player, order, item: readItem(item) };
  if (channel === null) return { ...sold, channel };
  const { payway_id, channel_id } = fieldsOf(channel);
  if (typeof payway_id !== 'string' || typeof channel_id !== 'string') return null;
  return { ...sold, channel: { payway_id, channel_id } };
}

/** Whether a stored order is one: the back end checks its fields. */
function isOrder(stored: unknown): stored is CheckoutOrder {
  return typeof fieldsOf(stored)['role_id'] === 'string';
}

/** Reads a stored item; null if there is none, or if it is damaged. */
export function readItem(stored: unknown): CheckoutItem | ExchangedItem | null {
  const { name, price, currency } = fieldsOf(stored);
  if (typeof name !== 'string') return null;
  return typeof price === 'number' && typeof currency === 'string'
    ? { name, price, currency }
    : { name };
}
