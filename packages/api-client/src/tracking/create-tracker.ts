import {
  type TrackingEvent,
  type TrackingFields,
  trackingCalls,
  trackingEventId,
} from '@shop/contract';
import * as v from 'valibot';
import type { Fetch } from '../transport/fetch-attempt';

const { trackDot, trackPage } = trackingCalls;

/** What a tracker is made of. It reads no globals. */
export interface TrackerOptions {
  /** Base address of the tracking host, with scheme and port and without a trailing slash. */
  readonly host: string;
  readonly fetch: Fetch;
}

/** A page by the brand's own statistics: `analytics` of the brand's data. */
export interface PageView {
  readonly appId: string;
  readonly eventId: string;
}

/**
 * Tells the tracking host what happens (spec §7, analytics). There is nothing to wait for: whether
 * it was heard does not matter, and is not said. What the contract does not name is not sent.
 */
export interface Tracker {
  /** Tells of an event of spec §9, by `dot.php`. */
  readonly trackDot: (event: TrackingEvent, fields: TrackingFields) => void;
  /** Tells of a page that is looked at, by `api.php`. */
  readonly trackPage: (page: PageView, fields: TrackingFields) => void;
}

/** How many may be on their way; a host that does not answer must not pile them up. */
const mostUnderWay = 50;

const init = {
  method: 'POST',
  // The player may leave the page with the press that is told of.
  keepalive: true,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // The answer is not read; and a body of plain text needs no preflight.
  mode: 'no-cors',
  headers: { 'content-type': 'text/plain;charset=UTF-8' },
} as const;

/** Makes a tracker. Each event is sent at once, and never a second time. */
export function createTracker({ host, fetch }: TrackerOptions): Tracker {
  let underWay = 0;

  const send = (call: typeof trackDot | typeof trackPage, body: unknown): void => {
    const parsed = v.safeParse(call.params, body);
    if (!parsed.success || underWay >= mostUnderWay) return;
    underWay += 1;
    const arrived = (): void => {
      underWay -= 1;
    };
    fetch(host + call.path, { ...init, body: JSON.stringify(parsed.output) }).then(
      arrived,
      arrived,
    );
  };

  return {
    trackDot: (event, fields) => {
      send(trackDot, { ...fields, event, id: trackingEventId(event) });
    },
    trackPage: ({ appId, eventId }, fields) => {
      const event = trackPage.params.entries.event.literal;
      send(trackPage, { ...fields, event, app_id: appId, event_id: eventId });
    },
  };
}
