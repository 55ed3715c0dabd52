import * as v from 'valibot';
import { defineTracking } from './define-tracking';
import { trackingEvents, trackingFields } from './tracking-event';

/** Event 18 of `api.php`: a page was viewed. */
const pageViewed = 18;

/** The calls of the tracking host (spec §7, analytics). Nobody waits for their answers. */
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
  /** The page view as the brand's own statistics count it. */
  trackPage: defineTracking({
    name: 'trackPage',
    path: '/api.php',
    params: v.object({
      event: v.literal(pageViewed),
      /** The brand's app id and event id at the statistics. */
      app_id: v.string(),
      event_id: v.string(),
      ...trackingFields.entries,
    }),
  }),
} as const;

/** The name of a call of the tracking host. */
export type TrackingCallName = keyof typeof trackingCalls;
