import type { ErrorEvent } from '@sentry/browser';
import * as v from 'valibot';
import { reportedPath } from '../entry';

/** Accepts text of this form and drops any other value. */
function only(form: RegExp) {
  return v.fallback(v.optional(v.pipe(v.string(), v.regex(form))), undefined);
}

const count = v.fallback(v.optional(v.number()), undefined);
const word = only(/^[a-z-]{1,20}$/i);
/** The name of a function or a class; with several digits in a row it is rather a number of something. */
const name = only(/^(?!.*\d{4})[\w$.<>]{1,60}$/);

/** Leaves the path of a script as it is, and names that of a page as `reportedPath` does. */
function withoutIds(address: string): string {
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/]*)(.*)$/s.exec(address) ?? [];
  return origin + (/\.m?js$/.test(path) ? path : reportedPath(path).replace(/^(?!\/)/, '/'));
}

/** The address of a script without query and hash: an inline script has the address of the page. */
const scriptAddress = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => withoutIds(address.replace(/[?#].*$/s, ''))),
      v.regex(/^https?:\/\/[\w.:-]+(\/@|(\/[\w.-]*)*)$/),
    ),
  ),
  undefined,
);

const frame = v.object({
  filename: scriptAddress,
  function: name,
  lineno: count,
  colno: count,
});

const exception = v.object({
  // The message of an error may contain an address with a token, so it is left out.
  type: name,
  stacktrace: v.optional(v.object({ frames: v.optional(v.array(frame)) })),
});

const tags = v.object({
  call: only(/^[a-z]{1,40}$/i),
  reason: word,
  attempts: v.fallback(v.optional(v.picklist([1, 2, 3])), undefined),
  host: only(/^(?=.{1,100}$)(?:[a-z\d-]+\.)*[a-z-]+$/),
  brand: word,
  version: word,
  language: word,
  page: only(/^(\/[a-z/-]{0,40}|\/@|other)$/i),
});

/** All fields a report may contain. */
const report = v.object({
  event_id: only(/^[\da-f]{32}$/),
  timestamp: count,
  platform: word,
  level: v.literal('error'),
  release: only(/^[a-z-]{1,30}@\d[\w.-]{0,30}$/),
  environment: only(/^(?!.*\d{4})[a-z][a-z\d-]{0,30}$/),
  message: only(/^[a-z]{1,40}: [a-z]{1,20}$/i),
  tags,
  exception: v.optional(v.object({ values: v.optional(v.array(exception)) })),
});

/**
 * Rebuilds a report from the allowed fields, so that nothing a library or a later change adds is sent
 * by accident: no address with a query, no token, no player name, no card data, no click trail.
 * Returns null if nothing is left to send.
 */
export function scrub(event: ErrorEvent): ErrorEvent | null {
  const read = v.safeParse(report, { ...event, level: 'error', tags: event.tags ?? {} });
  return read.success ? { ...read.output, type: undefined } : null;
}
