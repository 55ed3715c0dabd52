import * as v from 'valibot';
import { readJson } from './read-json';

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
