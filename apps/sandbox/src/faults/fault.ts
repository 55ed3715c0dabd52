import * as v from 'valibot';

/**
 * Something that goes wrong on purpose. `slow` waits `value` milliseconds and then answers. `down`
 * breaks the connection at once, or with the value `after` once the work is done, so that only the
 * answer is lost. `truncated` cuts a finished answer in half. `code` answers with `value` as code,
 * `status` with a proxy's page of that HTTP status, `body` with `value` as the whole body, and
 * `large` with a readable answer of `value` bytes.
 */
export const fault = v.object({
  /** A host's name like `api.localhost`, or `*`. */
  host: v.optional(v.pipe(v.string(), v.nonEmpty()), '*'),
  /** The beginning of a path, or `*`. */
  path: v.optional(v.pipe(v.string(), v.nonEmpty()), '*'),
  kind: v.picklist(['down', 'slow', 'html', 'truncated', 'code', 'status', 'body', 'large']),
  value: v.optional(v.union([v.number(), v.string()]), ''),
  /** How many requests it befalls. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1_000_000),
});

/** A value of {@link fault}. */
export type Fault = v.InferOutput<typeof fault>;
