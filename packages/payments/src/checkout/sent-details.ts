import type { ChannelId } from '../channels/channel-key';
import type { Order } from '../launch/order-request';
import { fieldsOf } from '../purchase/kept-objects';

/** An order as a property describes it. Its key is made, kept and discarded by the checkout. */
export type CheckoutOrder = Omit<Order, 'idempotency_key'>;

/** What is bought, as the player reads it. It is kept with the purchase, for a page that is opened again. */
export interface CheckoutItem {
  readonly name: string;
  /** In major units of `currency`: what the player has agreed to pay. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What is stored of a purchase until it is answered: no token and no card. */
export interface SentDetails {
  /** Null if the property did not say. */
  readonly item: CheckoutItem | null;
  readonly player: string;
  readonly channel: ChannelId;
  readonly order: Order;
}

/** What distinguishes a purchase from any other: the same goods for the same character, paid the same way. */
export function purchaseId(player: string, channel: ChannelId, order: CheckoutOrder): string {
  const { client_id, areaId, server_id, role_id, product_id } = order;
  const { country, coupon_code, replenish_id } = order;
  const goods = [player, client_id, areaId, server_id, role_id, product_id, replenish_id];
  return JSON.stringify([...goods, country, channel.payway_id, channel.channel_id, coupon_code]);
}

/** Reads what is stored of a purchase, which other scripts can write; null if it is damaged. */
export function readDetails(stored: object): SentDetails | null {
  const { player, channel, order, item } = fieldsOf(stored);
  const { payway_id, channel_id } = fieldsOf(channel);
  if (typeof player !== 'string' || !isOrder(order)) return null;
  if (typeof payway_id !== 'string' || typeof channel_id !== 'string') return null;
  return { player, channel: { payway_id, channel_id }, order, item: readItem(item) };
}

/** Whether a stored order is one: the back end checks its fields. */
function isOrder(stored: unknown): stored is Order {
  const { product_id, idempotency_key } = fieldsOf(stored);
  return typeof product_id === 'string' && typeof idempotency_key === 'string';
}

/** Reads a stored item; null if there is none, or if it is damaged. */
export function readItem(stored: unknown): CheckoutItem | null {
  const { name, price, currency } = fieldsOf(stored);
  if (typeof name !== 'string' || typeof price !== 'number' || typeof currency !== 'string')
    return null;
  return { name, price, currency };
}
