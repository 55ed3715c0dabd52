import * as v from 'valibot';
import { storableText } from '../database/storable-text';
import { trackedEvents } from '../database/schema/settings';
import type { Services } from '../hosts/services';

/** Deeper than every event and report, and far from a stack overflow. */
const maxDepth = 32;

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storable(item, depth + 1)]),
  );
}

/**
 * Parses JSON from a text body; null if it is invalid or nested too deep. Characters that cannot be
 * stored are replaced, so that the rest of a report is kept.
 */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return storable(JSON.parse(body), 0);
  } catch {
    return null;
  }
}

const itemHeader = v.object({ type: v.literal('event') });
const report = v.looseObject({ event_id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)) });

/** An error report of the client library; unknown fields are kept. */
export type Report = v.InferOutput<typeof report>;

/**
 * Reads the error report in an envelope: lines of JSON, first the envelope's header, then header
 * and payload of each item. Null if it is invalid or contains anything but one report.
 */
export function readEnvelope(body: unknown): Report | null {
  if (typeof body !== 'string') return null;
  const [header = '', type = '', item = '', ...others] = body.trimEnd().split('\n');
  if (others.length > 0 || readJson(header) === null) return null;
  if (!v.is(itemHeader, readJson(type))) return null;
  const read = v.safeParse(report, readJson(item));
  return read.success ? read.output : null;
}

/** An event or report from a page. */
export interface ReceivedEvent {
  /** The request path without the query. */
  readonly path: string;
  /** The origin that the page claims to have. */
  readonly origin: string;
  readonly body: unknown;
}

/** Longer origins are truncated; none of the sandbox is that long. */
const maxOriginLength = 100;

/** Stores an event or report, for `GET /sandbox/events`. */
export async function storeEvent(
  { path, origin, body }: ReceivedEvent,
  { clock, database }: Services,
): Promise<void> {
  const row = { path, origin: origin.slice(0, maxOriginLength), body, receivedAt: clock.now() };
  await database.insert(trackedEvents).values(row);
}
