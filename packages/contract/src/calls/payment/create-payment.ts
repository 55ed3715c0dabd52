import * as v from 'valibot';
import { type Call, defineCall } from '../../call';
import { domainArea } from '../../domain-area';
import { platform } from '../../platform';
import { ResultStatus } from '../../result-status';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The common payload of every payment (spec §7), and what makes it safe to send twice. */
const payment = v.object({
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
  /** Both only when a coupon is used. */
  pay_id: v.optional(requiredText),
  coupon_code: v.optional(requiredText),
  /** One UUID for one intent to buy; the same key always ends at the same order. */
  idempotency_key: v.optional(v.pipe(v.string(), v.regex(uuid))),
  /** What the player was shown, as a decimal in major units: another price is refused. */
  expected_price: v.optional(numeric),
  /** ISO 4217 code of `expected_price`. */
  expected_currency: v.optional(requiredText),
});

/** What every payment call is sent. */
export type PaymentParams = v.InferOutput<typeof payment>;

const createdOrder = v.object({
  /** Empty when the back end could not make an order and did not say why (spec §8). */
  billing_no: optionalText,
  /** Where the player pays; empty when there is nothing to open. */
  url: optionalText,
  /** -1 for an order that was made now, 10 for one that an earlier attempt had made. */
  status: v.fallback(
    v.pipe(numeric, v.picklist([ResultStatus.pending, ResultStatus.repeat])),
    ResultStatus.pending,
  ),
});

/** The answer to every payment call. */
export type CreatedOrder = v.InferOutput<typeof createdOrder>;

const extraParams = {
  channel: requiredText,
  channel_id: requiredText,
  country: requiredText,
  spec_lang: requiredText,
} as const;

/** A parameter that some payment paths take besides the common ones. */
export type ExtraPaymentParam = keyof typeof extraParams;

type ParamsSchema = v.GenericSchema<
  unknown,
  PaymentParams & Partial<Record<ExtraPaymentParam, string>>
>;

/** A call that creates an order. */
export type PaymentCall = Call<string, 'create', ParamsSchema, typeof createdOrder>;

/**
 * Defines the call behind one payment path: the common payload and the extra parameters named.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function definePayment(
  name: string,
  path: `/${string}`,
  extra: readonly ExtraPaymentParam[] = [],
): PaymentCall {
  const entries = Object.fromEntries(extra.map((param) => [param, extraParams[param]]));
  return defineCall({
    name,
    kind: 'create',
    audience: 'player',
    path,
    params: v.object({ ...payment.entries, ...entries }),
    content: createdOrder,
  });
}
