import * as v from 'valibot';
import { domainArea } from '../../domain-area';
import { platform } from '../../platform';
import { numeric } from '../../wire/numeric';
import { requiredText } from '../../wire/text';
import { idempotencyKey } from './idempotency-key';

/** The common payload of every payment (spec §7), and what makes it safe to send twice. */
export const payment = v.object({
  client_id: requiredText,
  server_id: requiredText,
  role_id: requiredText,
  platform,
  product_id: requiredText,
  domain_area: domainArea,
  /** 3 no client, 2 client only, 1 client and login (spec §4). */
  game_channel_id: v.picklist(['1', '2', '3']),
  bcp47_lang: requiredText,
  /** The payment region that was chosen, ISO 3166 or `GLOBAL`. */
  country: requiredText,
  /** Device id: a UUID made once per browser. */
  did: requiredText,
  session_id: requiredText,
  /** When the visit began, in milliseconds since 1970. */
  session_time: v.union([v.number(), requiredText]),
  traffic_source: v.picklist(['customer', 'game', 'social', 'other']),
  /** Where the area role is on. */
  areaId: v.optional(requiredText),
  /** Both only when a coupon is used; `pay_id` is the `payway_id` of the channel it is used with. */
  pay_id: v.optional(requiredText),
  coupon_code: v.optional(requiredText),
  /** One UUID for one intent to buy; the same key always ends at the same order. */
  idempotency_key: v.optional(idempotencyKey),
  /** Where one pays for another player: role, goods and price follow from it. */
  replenish_id: v.optional(requiredText),
  /** What the player was shown, as a decimal in major units: another price is refused. */
  expected_price: v.optional(numeric),
  /** ISO 4217 code of `expected_price`. */
  expected_currency: v.optional(requiredText),
});

/** What every payment call is sent. */
export type PaymentParams = v.InferOutput<typeof payment>;
