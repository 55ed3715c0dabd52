import { payment } from '@shop/contract';
import type { ChannelId, Order } from '@shop/payments';
import * as v from 'valibot';
import { type OrderChoice, type OrderSummary, orderChoice, orderSummary } from '../orders';
import type { ShopStorage, Stored } from '../storage';
import type { Moment, PageTime } from '../time';

/** Identifies an intent to buy: the same goods for the same player, paid the same way. */
export interface IntentParts extends OrderChoice {
  readonly suid: string;
}

/** An order call, so that it can be sent again unchanged. */
export type SentOrder =
  | { readonly kind: 'channel'; readonly channel: ChannelId; readonly order: Order }
  /** The exchange of a prepaid card, which is not stored. */
  | { readonly kind: 'exchange' };

/** A purchase without a definite answer, or whose card is still to be entered. Contains neither token nor card. */
export interface UnansweredPurchase {
  /** The idempotency key it was sent with. */
  readonly key: string;
  /** When the key was made. */
  readonly madeAt: Moment;
  /** When the player last pressed "buy" for it. */
  readonly pressedAt: Moment;
  readonly intent: IntentParts;
  readonly sent: SentOrder;
  /** Whether sending it again takes a prepaid card. */
  readonly takesCard: boolean;
  readonly summary: OrderSummary;
  /** The order that it has led to, whose card is still to be entered; absent if there was no answer. */
  readonly billingNo?: string | undefined;
  /** The browser opened no window for it, so the player has seen no page to pay on. */
  readonly isWindowless?: boolean | undefined;
}

/** Describes a purchase that has a key. */
export type DescribePurchase = (
  key: string,
) => Pick<UnansweredPurchase, 'sent' | 'takesCard' | 'summary'>;

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

/** A press of "buy" reuses the key of an unanswered one that is younger. */
export const maxKeyAgeMs = 15 * 60_000;

/** It is asked automatically about a purchase until this long after the press. */
export const maxAskingMs = 10 * 60_000;

/** The player is not reminded of an older purchase. */
const maxReminderAgeMs = 24 * 60 * 60_000;

/** Intents to buy, stored for a reload and for other tabs. */
export interface Intents {
  /**
   * Records a press of "buy" before it is sent. Reuses the key of an earlier unanswered press, so that
   * both end at the same order; makes a new key otherwise. A press whose order is known keeps its key.
   */
  readonly press: (parts: IntentParts, describe: DescribePurchase) => UnansweredPurchase;
  /** Whether a press now would reuse the key of an earlier one. */
  readonly isUnanswered: (parts: IntentParts) => boolean;
  /** Records that the browser opened no window for a press. */
  readonly markWindowless: (parts: IntentParts) => void;
  /** Records the order that a press has led to, whose card is still to be entered. */
  readonly place: (parts: IntentParts, billingNo: string) => void;
  /** Returns the number of that order; null if the press has led to none. */
  readonly placedBy: (parts: IntentParts) => string | null;
  /** Returns the player's latest purchase without an answer; null if there is none. */
  readonly latestOf: (suid: string) => UnansweredPurchase | null;
  /** Removes the intent after a definite answer, so that the next press makes a new key. */
  readonly settle: (parts: IntentParts) => void;
}

function recordOf(parts: IntentParts): string {
  return JSON.stringify([
    parts.suid,
    parts.clientId,
    parts.areaId,
    parts.serverId,
    parts.roleId,
    parts.productId,
    parts.region,
    parts.channelKey,
    parts.subChannelId,
    // Left out if empty: such a purchase is found under the name it had before there were coupons and replenishments.
    ...(parts.couponCode === '' && parts.replenishId === '' ? [] : [parts.couponCode]),
    ...(parts.replenishId === '' ? [] : [parts.replenishId]),
  ]);
}

/** Creates the intents over the browser's storage; `randomUuid` makes new keys. */
export function createIntents(
  storage: ShopStorage,
  time: PageTime,
  randomUuid: () => string,
): Intents {
  // If the age is unknown, the key is reused: one key never makes two orders.
  const isYounger = (then: Moment, maxMs: number): boolean => (time.since(then) ?? 0) < maxMs;
  const find = (parts: IntentParts): UnansweredPurchase | null => {
    const found = storage.read(unanswered, recordOf(parts));
    if (found === null) return null;
    return found.billingNo !== undefined || isYounger(found.madeAt, maxKeyAgeMs) ? found : null;
  };

  const change = (parts: IntentParts, changes: Partial<UnansweredPurchase>): void => {
    const found = storage.read(unanswered, recordOf(parts));
    if (found !== null) storage.write(unanswered, { ...found, ...changes }, recordOf(parts));
  };

  /** Removes what neither a press nor a reminder reads again, so that the storage does not fill up. */
  const removeOld = (): void => {
    for (const record of storage.records(unanswered)) {
      const found = storage.read(unanswered, record);
      if (found !== null && !isYounger(found.pressedAt, maxReminderAgeMs))
        storage.remove(unanswered, record);
    }
  };

  return {
    press: (parts, describe) => {
      removeOld();
      const now = time.mark();
      const found = find(parts);
      const { key, madeAt } = found ?? { key: randomUuid(), madeAt: now };
      const placed = found?.billingNo === undefined ? {} : { billingNo: found.billingNo };
      const pressed = { key, madeAt, pressedAt: now, intent: parts, ...describe(key), ...placed };
      storage.write(unanswered, pressed, recordOf(parts));
      return pressed;
    },
    isUnanswered: (parts) => find(parts) !== null,
    markWindowless: (parts) => {
      change(parts, { isWindowless: true });
    },
    place: (parts, billingNo) => {
      change(parts, { billingNo });
    },
    placedBy: (parts) => storage.read(unanswered, recordOf(parts))?.billingNo ?? null,
    latestOf: (suid) => {
      const ages = storage
        .records(unanswered)
        .flatMap((record) => storage.read(unanswered, record) ?? [])
        .filter(
          ({ intent, pressedAt, billingNo }) =>
            intent.suid === suid &&
            billingNo === undefined &&
            isYounger(pressedAt, maxReminderAgeMs),
        )
        .map((purchase) => ({ purchase, ms: time.since(purchase.pressedAt) ?? maxReminderAgeMs }));
      return ages.sort((a, b) => a.ms - b.ms)[0]?.purchase ?? null;
    },
    settle: (parts) => {
      storage.remove(unanswered, recordOf(parts));
    },
  };
}
