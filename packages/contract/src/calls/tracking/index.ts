import * as v from 'valibot';
import type { Call } from '../../call';
import { metricsFields } from './metrics-fields';
import { trackingEvents, trackingFields } from './tracking-event';

/**
 * Defines a call of the tracking host, whose answer is ignored (spec §7, analytics).
 *
 * @__NO_SIDE_EFFECTS__
 */
function defineTracking<
  const Name extends string,
  Params extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
>(
  definition: Pick<Call<Name, 'track', Params>, 'name' | 'path' | 'params'>,
): Call<Name, 'track', Params> {
  return { ...definition, kind: 'track', audience: 'guest', method: 'POST', content: v.unknown() };
}

/** Event 18 of `api.php`: a page was viewed. */
const pageViewed = 18;

/** The calls of the tracking host (spec §7, analytics). Their answers are ignored. */
export const trackingCalls = {
  /** One event of spec §9. */
  trackDot: defineTracking({
    name: 'trackDot',
    path: '/dot.php',
    params: v.object({
      event: v.picklist(trackingEvents),
      /** See `trackingEventId`. */
      id: v.pipe(v.string(), v.regex(/^WEBPAY-201-0(0[1-9]|1[0-6])$/)),
      ...trackingFields.entries,
    }),
  }),
  /** The page view for the brand's own statistics. */
  trackPage: defineTracking({
    name: 'trackPage',
    path: '/api.php',
    params: v.object({
      event: v.literal(pageViewed),
      /** The brand's app id and event id in the statistics. */
      app_id: v.string(),
      event_id: v.string(),
      ...trackingFields.entries,
    }),
  }),
  /**
   * What a page has measured of itself, sent when it is hidden. Not of the specification, and off unless a shop is
   * configured to send it. It has a path of its own, since the events of `dot.php` contain ids.
   */
  trackMetrics: defineTracking({
    name: 'trackMetrics',
    path: '/metrics.php',
    params: v.object({ event: v.literal('metrics'), ...metricsFields.entries }),
  }),
} as const;

/** The name of a call of the tracking host. */
export type TrackingCallName = keyof typeof trackingCalls;
