import { payment } from '@shop/contract';
import type { ChannelId, Order } from '@shop/payments';
import { type KeptPurchase, type Purchases, createPurchases } from '@shop/payments/purchase';
import * as v from 'valibot';
import {
  type OrderChoice,
  type OrderSummary,
  choiceParts,
  orderChoice,
  orderSummary,
} from '../orders';
import type { ShopServices } from '../services';
import type { Stored } from '../storage';
import type { Moment } from '../time';

/** What distinguishes a purchase from any other: the same goods for the same player, paid the same way. */
export interface IntentParts extends OrderChoice {
  readonly suid: string;
}

/** An order call, so that it can be sent again unchanged. */
export type SentOrder =
  | { readonly kind: 'channel'; readonly channel: ChannelId; readonly order: Order }
  /** The exchange of a prepaid card, which is not stored. */
  | { readonly kind: 'exchange' };

/** What the shop knows of a purchase that was sent. */
export interface SentDetails {
  readonly intent: IntentParts;
  readonly sent: SentOrder;
  /** Whether sending it again takes a prepaid card. */
  readonly takesCard: boolean;
  readonly summary: OrderSummary;
}

/** A purchase without a definite answer, or whose card is still to be entered. Contains neither token nor card. */
export type UnansweredPurchase = KeptPurchase<SentDetails, Moment>;

const text = v.string();

const moment: v.GenericSchema<unknown, Moment> = v.object({
  page: text,
  countedMs: v.number(),
  deviceMs: v.number(),
  serverMs: v.nullable(v.number()),
});

const sentOrder: v.GenericSchema<unknown, SentOrder> = v.variant('kind', [
  v.object({
    kind: v.literal('channel'),
    channel: v.object({ payway_id: text, channel_id: text }),
    order: payment,
  }),
  v.object({ kind: v.literal('exchange') }),
]);

/** Never expires, since the expiry would depend on the device's clock. */
const unanswered: Stored<UnansweredPurchase> = {
  key: 'paymentUnanswered',
  schema: v.object({
    key: payment.entries.idempotency_key.wrapped,
    madeAt: moment,
    pressedAt: moment,
    intent: v.object({ suid: text, ...orderChoice.entries }),
    sent: sentOrder,
    takesCard: v.boolean(),
    summary: orderSummary,
    billingNo: v.optional(text),
    isWindowless: v.optional(v.boolean()),
  }),
};

/** The shop's purchases without an answer, each by its {@link intentId}. */
export interface ShopPurchases extends Purchases<SentDetails, Moment> {
  /**
   * Forgets other purchases of the same goods for the same character, once there is an order for them: the back end keeps
   * one unpaid order, so that asking for another purchase would only make another order. One that takes a prepaid card
   * stays, since its call may have used up the card.
   */
  readonly forgetOthers: (intent: IntentParts) => void;
}

/** Whether two purchases are of the same goods for the same character, however they are paid. */
function isOfSameGoods(one: IntentParts, other: IntentParts): boolean {
  return (
    one.suid === other.suid &&
    one.clientId === other.clientId &&
    one.areaId === other.areaId &&
    one.serverId === other.serverId &&
    one.roleId === other.roleId &&
    one.productId === other.productId &&
    one.replenishId === other.replenishId
  );
}

/** Returns what identifies a purchase: a repeated press with the same parts has the same key. */
export function intentId({ suid, ...choice }: IntentParts): string {
  return JSON.stringify([suid, ...choiceParts(choice)]);
}

/** Opens the purchases without an answer in the browser's storage. */
export function createShopPurchases({
  storage,
  time,
  randomUuid,
}: Pick<ShopServices, 'storage' | 'time' | 'randomUuid'>): ShopPurchases {
  const purchases = createPurchases<SentDetails, Moment>({
    records: {
      read: (id) => storage.read(unanswered, id),
      write: (id, purchase) => {
        storage.write(unanswered, purchase, id);
      },
      remove: (id) => {
        storage.remove(unanswered, id);
      },
      ids: () => storage.records(unanswered),
    },
    time,
    newKey: randomUuid,
  });
  return {
    ...purchases,
    forgetOthers: (intent) => {
      const own = intentId(intent);
      for (const id of storage.records(unanswered)) {
        const found = id === own ? null : storage.read(unanswered, id);
        if (found === null || found.takesCard || found.billingNo !== undefined) continue;
        if (isOfSameGoods(found.intent, intent)) storage.remove(unanswered, id);
      }
    },
  };
}

/** Returns a player's latest purchase without an answer; null if there is none. */
export function latestUnansweredOf(
  purchases: Pick<ShopPurchases, 'latest'>,
  suid: string,
): UnansweredPurchase | null {
  return purchases.latest(({ intent }) => intent.suid === suid);
}
