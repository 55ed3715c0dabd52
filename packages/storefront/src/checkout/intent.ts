import { payment } from '@shop/contract';
import type { ChannelId, Order } from '@shop/payments';
import * as v from 'valibot';
import type { OrderSummary } from '../result';
import type { ShopStorage, Stored } from '../storage';
import type { Moment, PageTime } from '../time';

/** What makes two presses of "buy" the same intent: the same thing for the same player, paid the same way. */
export interface IntentParts {
  readonly suid: string;
  readonly clientId: string;
  readonly areaId: string;
  readonly serverId: string;
  readonly roleId: string;
  readonly productId: string;
  readonly region: string;
  readonly channelKey: string;
  readonly subChannelId: string;
}

/** What an order call was made of, so that it can be sent again as it was. */
export type SentOrder =
  | { readonly kind: 'channel'; readonly channel: ChannelId; readonly order: Order }
  /** For a prepaid card, which is kept nowhere. */
  | { readonly kind: 'exchange' };

/** A press of "buy" that has had no definite answer. Holds neither token nor card. */
export interface UnansweredPurchase {
  /** The idempotency key that it was sent with. */
  readonly key: string;
  /** When the key was made. */
  readonly madeAt: Moment;
  /** When the player last pressed "buy" for it. */
  readonly pressedAt: Moment;
  readonly intent: IntentParts;
  readonly sent: SentOrder;
  /** Whether a prepaid card has to be entered to ask for it. */
  readonly takesCard: boolean;
  readonly summary: OrderSummary;
}

/** What a purchase comes to once it has a key. */
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

/** Kept until there is an answer: an end by the device's clock would come with a change of it. */
const unanswered: Stored<UnansweredPurchase> = {
  key: 'paymentUnanswered',
  schema: v.object({
    key: text,
    madeAt: moment,
    pressedAt: moment,
    intent: v.object({
      suid: text,
      clientId: text,
      areaId: text,
      serverId: text,
      roleId: text,
      productId: text,
      region: text,
      channelKey: text,
      subChannelId: text,
    }),
    sent: sentOrder,
    takesCard: v.boolean(),
    summary: v.object({ account: text, game: text, goods: text, server: text, role: text }),
  }),
};

/** How long a press of "buy" goes on with the key of an unanswered one. */
export const maxKeyAgeMs = 15 * 60_000;

/** After this the player is not reminded of a purchase without an answer. */
const maxReminderMs = 24 * 60 * 60_000;

/** Intents to buy, kept where a reload and a second tab find them. */
export interface Intents {
  /**
   * Notes a press of "buy" before it is sent. It has the key of an earlier press that was not
   * answered, else a new one, so that a repeated press ends at the same order.
   */
  readonly press: (parts: IntentParts, describe: DescribePurchase) => UnansweredPurchase;
  /** Whether a press now would go on with the key of an earlier one. */
  readonly isUnanswered: (parts: IntentParts) => boolean;
  /** The purchase of a player that was pressed last among those without an answer; null if none. */
  readonly latestOf: (suid: string) => UnansweredPurchase | null;
  /** After a definite answer the next press is a new intent. */
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
  ]);
}

/** Opens the intents over the browser's storage; `randomUuid` makes new keys. */
export function createIntents(
  storage: ShopStorage,
  time: PageTime,
  randomUuid: () => string,
): Intents {
  // Where nothing tells the age, the key is kept: the same key twice never makes a second order.
  const isYounger = (then: Moment, maxMs: number): boolean => (time.since(then) ?? 0) < maxMs;
  const find = (parts: IntentParts): UnansweredPurchase | null => {
    const found = storage.read(unanswered, recordOf(parts));
    return found !== null && isYounger(found.madeAt, maxKeyAgeMs) ? found : null;
  };

  return {
    press: (parts, describe) => {
      const now = time.mark();
      const { key, madeAt } = find(parts) ?? { key: randomUuid(), madeAt: now };
      const pressed = { key, madeAt, pressedAt: now, intent: parts, ...describe(key) };
      storage.write(unanswered, pressed, recordOf(parts));
      return pressed;
    },
    isUnanswered: (parts) => find(parts) !== null,
    latestOf: (suid) => {
      const ages = storage
        .records(unanswered)
        .flatMap((record) => storage.read(unanswered, record) ?? [])
        .filter(
          ({ intent, pressedAt }) => intent.suid === suid && isYounger(pressedAt, maxReminderMs),
        )
        .map((purchase) => ({ purchase, ms: time.since(purchase.pressedAt) ?? maxReminderMs }));
      return ages.sort((a, b) => a.ms - b.ms)[0]?.purchase ?? null;
    },
    settle: (parts) => {
      storage.remove(unanswered, recordOf(parts));
    },
  };
}
