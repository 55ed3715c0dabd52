import {
  type MetricsFields,
  type TrackingEvent,
  type TrackingCallName,
  type TrackingFields,
  trackingCalls,
  trackingEventId,
} from '@shop/contract';
import * as v from 'valibot';
import type { Fetch } from '../transport/fetch-attempt';

const { trackDot, trackMetrics, trackPage } = trackingCalls;

/** The options of {@link createTracker}, which reads no globals. */
export interface TrackerOptions {
  /** Base address of the tracking host, with scheme and port and without a trailing slash. */
  readonly host: string;
  readonly fetch: Fetch;
}

/** A page in the brand's own statistics: `analytics` of the brand's data. */
export interface PageView {
  readonly appId: string;
  readonly eventId: string;
}

/**
 * Sends events to the tracking host (spec §7, analytics). It returns nothing to wait for and reports
 * no failure. Fields that the contract does not have are not sent.
 */
export interface Tracker {
  /** Sends an event of spec §9, to `dot.php`. */
  readonly trackDot: (event: TrackingEvent, fields: TrackingFields) => void;
  /** Sends a page view, to `api.php`. */
  readonly trackPage: (page: PageView, fields: TrackingFields) => void;
  /** Sends what a page has measured, to `metrics.php`. It is none of the events of spec §9. */
  readonly trackMetrics: (fields: MetricsFields) => void;
}

/** How many requests may be pending. A host that does not answer must not pile them up. */
const maxPending = 50;

const init = {
  method: 'POST',
  // The tracked press may be the one that leaves the page.
  keepalive: true,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // The answer is not read, and a body of plain text needs no preflight.
  mode: 'no-cors',
  headers: { 'content-type': 'text/plain;charset=UTF-8' },
} as const;

/** Creates a tracker. Each event is sent at once, and only once. */
export function createTracker({ host, fetch }: TrackerOptions): Tracker {
  let pending = 0;

  const send = (call: (typeof trackingCalls)[TrackingCallName], body: unknown): void => {
    const parsed = v.safeParse(call.params, body);
    if (!parsed.success || pending >= maxPending) return;
    pending += 1;
    const settle = (): void => {
      pending -= 1;
    };
    fetch(host + call.path, { ...init, body: JSON.stringify(parsed.output) }).then(settle, settle);
  };

  return {
    trackDot: (event, fields) => {
      send(trackDot, { ...fields, event, id: trackingEventId(event) });
    },
    trackPage: ({ appId, eventId }, fields) => {
      const event = trackPage.params.entries.event.literal;
      send(trackPage, { ...fields, event, app_id: appId, event_id: eventId });
    },
    trackMetrics: (fields) => {
      send(trackMetrics, { ...fields, event: trackMetrics.params.entries.event.literal });
    },
  };
}
