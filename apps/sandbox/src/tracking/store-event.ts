import * as v from 'valibot';
import { trackedEvents } from '../database/schema/settings';
import type { Services } from '../hosts/services';

/** Deep enough for every event and report of ours, and far from the end of any stack. */
const maxDepth = 32;

/** What PostgreSQL cannot store in JSON: character 0, and half of a character of two halves. */
const unstorable = /\0|\p{Surrogate}/gu;

function clean(text: string): string {
  return text.replace(unstorable, '\uFFFD');
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [clean(key), storable(item, depth + 1)]),
  );
}

/**
 * JSON in a body that came as text; null where there is none, and for one nested too deep. Characters
 * that cannot be stored are replaced: a report is worth keeping for what else is in it.
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

/** An error report as the client library writes it; what else it holds is shown as it is. */
export type Report = v.InferOutput<typeof report>;

/**
 * The error report in an envelope: lines of JSON, the first about the envelope, then two for each
 * item, its header and what it holds. Null where it is none, or holds anything but one report.
 */
export function readEnvelope(body: unknown): Report | null {
  if (typeof body !== 'string') return null;
  const [header = '', type = '', item = '', ...others] = body.trimEnd().split('\n');
  if (others.length > 0 || readJson(header) === null) return null;
  if (!v.is(itemHeader, readJson(type))) return null;
  const read = v.safeParse(report, readJson(item));
  return read.success ? read.output : null;
}

/** What a page has sent. */
export interface ReceivedEvent {
  /** The path it was sent to, without the query. */
  readonly path: string;
  /** The page's origin, by its own account. */
  readonly origin: string;
  readonly body: unknown;
}

/** No origin of ours is longer; a longer one is cut. */
const maxOriginLength = 100;

/** Keeps what a page has sent, for `GET /sandbox/events`. */
export async function storeEvent(
  { path, origin, body }: ReceivedEvent,
  { clock, database }: Services,
): Promise<void> {
  const row = { path, origin: origin.slice(0, maxOriginLength), body, receivedAt: clock.now() };
  await database.insert(trackedEvents).values(row);
}
