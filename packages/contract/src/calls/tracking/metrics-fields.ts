import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.minValue(0));

/**
 * What a page measures of itself. It is none of the events of spec §9: it is sent only where a shop is configured to,
 * and contains no id of a player, a device, a visit or an order.
 */
export const metricsFields = v.object({
  /** The brand's key. */
  brand: v.string(),
  /** Which of the two storefronts runs (spec §2). */
  version: v.picklist(['new', 'legacy']),
  /** App and version of the build, for instance `storefront-new@1.2.0`. */
  release: v.string(),
  language: v.string(),
  /** The path on which the page was opened, without a query; `/@` for all landings by a game code, else `other`. */
  page: v.pipe(v.string(), v.regex(/^(?:\/[a-zA-Z/-]{0,40}|\/@|other)$/)),
  /** The kind of connection by the browser's estimate (`effectiveType`), where it has one: `slow-2g`, `2g`, `3g`, `4g`. */
  connection: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,10}$/))),
  /** Largest contentful paint, since navigation. */
  lcp_ms: v.optional(milliseconds),
  /** Interaction to next paint: about the slowest reaction to a press. */
  inp_ms: v.optional(milliseconds),
  /** Cumulative layout shift, a number without a unit. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The goods are shown, since navigation. */
  goods_visible_ms: v.optional(milliseconds),
  /** The payment is opened, since the goods were visible. */
  payment_opened_ms: v.optional(milliseconds),
  /** The button that buys is pressed, since the payment was opened. */
  order_requested_ms: v.optional(milliseconds),
  /** The outcome of the order is shown, since the order was requested. */
  outcome_shown_ms: v.optional(milliseconds),
});

/** A value of {@link metricsFields}. */
export type MetricsFields = v.InferOutput<typeof metricsFields>;
