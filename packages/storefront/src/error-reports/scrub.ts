import type { ErrorEvent } from '@sentry/browser';
import * as v from 'valibot';

/** Text of this form, or nothing: what does not look as it should is not what it should be. */
function only(form: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(form))), undefined);
}

const count = v.fallback(v.optional(v.number()), undefined);
const word = only(/^[a-z-]{1,20}$/i);

/** The address of a script without query and hash, for a script in the page has the page's own. */
const scriptAddress = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => address.replace(/[?#].*$/s, '')),
      v.regex(/^https?:\/\/[\w.:-]+(\/[\w.-]*)*$/),
    ),
  ),
  undefined,
);

const frame = v.object({
  filename: scriptAddress,
  function: only(/^[\w$.<>]{1,60}$/),
  lineno: count,
  colno: count,
});

const exception = v.object({
  // What an error says of itself may hold an address with a token in it. Its kind and place may not.
  type: only(/^\w{1,60}$/),
  stacktrace: v.optional(v.object({ frames: v.optional(v.array(frame)) })),
});

const tags = v.object({
  call: only(/^[a-z]{1,40}$/i),
  reason: word,
  attempts: v.fallback(v.optional(v.picklist([1, 2, 3])), undefined),
  host: only(/^[a-z\d.-]{1,100}$/),
  brand: word,
  version: word,
  language: word,
});

/** All that may be in a report. What is not named here is not in it. */
const report = v.object({
  event_id: only(/^[\da-f]{32}$/),
  timestamp: count,
  platform: word,
  level: v.literal('error'),
  message: only(/^[a-z]{1,40}: [a-z]{1,20}$/i),
  tags,
  exception: v.optional(v.object({ values: v.optional(v.array(exception)) })),
});

/**
 * A report as it may leave the page: rebuilt from a list of what is allowed, so that nothing a
 * library or a later change adds to it goes out unseen. No address with a query, no token, no name
 * of a player, nothing of a card, no trail of what was pressed. Null where nothing is left to send.
 */
export function scrub(event: ErrorEvent): ErrorEvent | null {
  const read = v.safeParse(report, { ...event, level: 'error', tags: event.tags ?? {} });
  return read.success ? { ...read.output, type: undefined } : null;
}
