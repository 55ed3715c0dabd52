import * as v from 'valibot';

/** Events of spec §9 in their order: the first is WEBPAY-201-001. */
export const trackingEvents = [
  'viewPage',
  'login',
  'logout',
  'viewGameList',
  'changeGame',
  'selectRole',
  'changeProductType',
  'viewProductDetail',
  'clickBuy',
  'selectPayway',
  'clickPay',
  'openPayLink',
  'viewVipCenter',
  'viewActivity',
  'viewRewardDetail',
  'pwa',
] as const;

/** One of {@link trackingEvents}. */
export type TrackingEvent = (typeof trackingEvents)[number];

/** Returns an event's id on the wire, for instance `WEBPAY-201-009` for `clickBuy`. */
export function trackingEventId(event: TrackingEvent): string {
  return `WEBPAY-201-${String(trackingEvents.indexOf(event) + 1).padStart(3, '0')}`;
}

/** The fields of an event: ids, and amounts in major units. No name, no token, no card. */
export const trackingFields = v.object({
  /** Device id: a UUID made once per browser. */
  did: v.string(),
  session_id: v.string(),
  /** When the visit began, in milliseconds since 1970. */
  session_time: v.number(),
  /** The player's number in the game product; empty for a guest. */
  suid: v.optional(v.string()),
  client_id: v.optional(v.string()),
  domain_area: v.optional(v.string()),
  server_id: v.optional(v.string()),
  role_id: v.optional(v.string()),
  product_id: v.optional(v.string()),
  payway_id: v.optional(v.string()),
  channel_id: v.optional(v.string()),
  area_code: v.optional(v.string()),
  /** Price before a discount, in major units of `currency`. */
  money: v.optional(v.number()),
  /** The amount to pay. */
  pay_money: v.optional(v.number()),
  currency: v.optional(v.string()),
  billing_no: v.optional(v.string()),
  /** The step of a purchase that is viewed, where each step is a page (spec §2, old version). */
  page: v.optional(v.string()),
  /** The step from which the result was reached: `recharge`, or absent (spec §2, route guard). */
  origin: v.optional(v.string()),
});

/** A value of {@link trackingFields}. */
export type TrackingFields = v.InferOutput<typeof trackingFields>;
