import * as v from 'valibot';
import { domainArea } from '../../domain-area';
import { platform } from '../../platform';
import { numeric } from '../../wire/numeric';
import { filledText, requiredText } from '../../wire/text';
import { idempotencyKey } from './idempotency-key';

/** The common payload of every payment (spec §7), with the key that makes it safe to repeat. */
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
  /** The chosen payment region, ISO 3166 or `GLOBAL`. */
  country: requiredText,
  /** Device id: a UUID made once per browser. */
  did: requiredText,
  session_id: requiredText,
  /** When the visit began, in milliseconds since 1970. */
  session_time: v.union([v.number(), requiredText]),
  traffic_source: v.picklist(['customer', 'game', 'social', 'other']),
  /** Only in games with area roles; left out elsewhere, never empty. */
  areaId: v.optional(filledText),
  /** Both only with a coupon; `pay_id` is the `payway_id` of the channel. */
  pay_id: v.optional(requiredText),
  coupon_code: v.optional(requiredText),
  /** One UUID for each intent to buy; the same key always returns the same order. */
  idempotency_key: v.optional(idempotencyKey),
  /**
   * The number of the player's own unpaid order for the same goods, which the new order replaces
   * (docs/adr/0038). The back end cancels its payment and creates the new order in one step, or does
   * neither: if the payment was made or cannot be cancelled, the refusal is -3060 and names that order.
   * An order that has failed is ignored.
   */
  replaces: v.optional(requiredText),
  /** For paying for another player: it determines role, goods and price. */
  replenish_id: v.optional(requiredText),
  /** The price shown to the player, as a decimal in major units. The order is refused if it differs. */
  expected_price: v.optional(numeric),
  /** ISO 4217 code of `expected_price`. */
  expected_currency: v.optional(requiredText),
});

/** The parameters of every payment call. */
export type PaymentParams = v.InferOutput<typeof payment>;
