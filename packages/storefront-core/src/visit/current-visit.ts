import * as v from 'valibot';
import type { ShopServices } from '../services';
import type { Stored } from '../storage';

/** What a visit needs from outside. */
export type VisitServices = Pick<ShopServices, 'storage' | 'now' | 'randomUuid'>;

/** A visit of a device to the shop, as orders and events carry it (spec §7). */
export interface VisitFields {
  /** Device id: made once per browser. */
  readonly did: string;
  readonly session_id: string;
  /** When the visit began, in milliseconds since 1970 by the device's clock. */
  readonly session_time: number;
}

/** A visit ends after this time without an event. */
const maxPauseMs = 30 * 60_000;

/** Ids leave the device, so text that another script has stored does not count as one. */
const storedId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const savedDevice: Stored<string> = { key: 'paymentUuid', schema: storedId };

/** One record, which a tab writes whole, so that all tabs have the same visit. */
const savedVisit: Stored<{ readonly id: string; readonly begin: number; readonly last: number }> = {
  key: 'trackTimestamp',
  schema: v.object({ id: storedId, begin: instant, last: instant }),
};

/**
 * Returns the visit of an event or an order that happens now, and stores the time. A visit continues in
 * all tabs and after a reload; a new one begins after 30 minutes without an event. If the browser stores
 * nothing, the visit ends with the page.
 *
 * The clock of a device can be wrong. A last event in the future counts as long as it is less than 30
 * minutes ahead, so no wrong clock keeps a visit alive for more than another 30 minutes.
 */
export function currentVisit({ storage, now, randomUuid }: VisitServices): VisitFields {
  const at = Math.round(now());
  const saved = storage.read(savedVisit);
  const isOngoing = saved !== null && Math.abs(at - saved.last) < maxPauseMs;
  const { id, begin } = isOngoing ? saved : { id: randomUuid(), begin: at };
  storage.write(savedVisit, { id, begin, last: at });
  return { did: deviceId({ storage, randomUuid }), session_id: id, session_time: begin };
}

function deviceId({ storage, randomUuid }: Pick<VisitServices, 'storage' | 'randomUuid'>): string {
  const saved = storage.read(savedDevice);
  if (saved !== null) return saved;
  const made = randomUuid();
  storage.write(savedDevice, made);
  return made;
}
