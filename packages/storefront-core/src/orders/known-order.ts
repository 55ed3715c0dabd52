import type { TrackingFields } from '@shop/contract';
import type { PayLink } from '@shop/payments';
import type { OrderStatus } from '@shop/payments/purchase';
import * as v from 'valibot';

const text = v.string();

/** The schema of {@link OrderSummary}. */
export const orderSummary = v.object({
  account: text,
  game: text,
  goods: text,
  server: text,
  role: text,
  /** The name of the payment method; absent if it is not known. */
  method: v.optional(text),
  /** Address of the picture of the goods, or else of the game; absent if neither is known. */
  picture: v.optional(text),
  /** What is added to the amount in the name of the goods; absent if nothing is or it is not known. */
  bonus: v.optional(v.number()),
  /** What a prepaid card was exchanged for, base and extra: `60+5`; absent for other orders. */
  gems: v.optional(text),
  /** VIP growth points that it earns; absent if there are none or they are not known. */
  points: v.optional(v.number()),
});

/** An order as the player chose it; shown until the order itself has been read. */
export type OrderSummary = Readonly<v.InferOutput<typeof orderSummary>>;

/** The fields of an event about a payment (spec §7). */
export type PaymentFields = Pick<
  TrackingFields,
  'product_id' | 'payway_id' | 'channel_id' | 'area_code' | 'money' | 'pay_money' | 'currency'
>;

/** The schema of {@link OrderChoice}. */
export const orderChoice = v.object({
  clientId: text,
  areaId: text,
  serverId: text,
  roleId: text,
  productId: text,
  region: text,
  channelKey: text,
  subChannelId: text,
  // Earlier versions of the shop had no coupons.
  couponCode: v.optional(text, ''),
  /** The replenishment of another player that it pays, `replenish_id`. */
  replenishId: v.optional(text, ''),
});

/** What was bought for whom, and how it is paid. Texts are empty where there is nothing. */
export type OrderChoice = Readonly<v.InferOutput<typeof orderChoice>>;

/** Returns every part of a choice: another choice has another list. */
export function choiceParts(choice: OrderChoice): readonly string[] {
  const { clientId, areaId, serverId, roleId, productId, ...paid } = choice;
  const { region, channelKey, subChannelId, couponCode, replenishId, ...rest } = paid;
  // Does not compile while a part is left out here.
  rest satisfies Readonly<Record<string, never>>;
  return [
    ...[clientId, areaId, serverId, roleId, productId, region, channelKey, subChannelId],
    // Left out if empty: such a choice has the list that it had before there were coupons and replenishments.
    ...(couponCode === '' && replenishId === '' ? [] : [couponCode]),
    ...(replenishId === '' ? [] : [replenishId]),
  ];
}

/** Whether two choices are the same in every part. */
export function isSameChoice(one: OrderChoice, other: OrderChoice): boolean {
  return JSON.stringify(choiceParts(one)) === JSON.stringify(choiceParts(other));
}

/** An order of the player that this device knows. */
export interface KnownOrder {
  readonly billingNo: string;
  /** The page to pay on; null if there is none to open. */
  readonly payLink: PayLink | null;
  readonly status: OrderStatus;
  /** Whether the player has seen how it ended. */
  readonly isSeen: boolean;
  /** Milliseconds since 1970 by the device's clock; for display alone. */
  readonly madeAtMs: number;
  readonly summary: OrderSummary;
  /** How it is paid, for events; absent if that is not known. */
  readonly payment?: PaymentFields | undefined;
  /** Absent if another device made the order. */
  readonly choice?: OrderChoice | undefined;
  /** The browser opened no window for the page to pay on: it is opened in this tab. */
  readonly opensInTab?: boolean | undefined;
  /** Its card is still to be entered, into fields that the shop shows. */
  readonly waitsForCard?: boolean | undefined;
}
