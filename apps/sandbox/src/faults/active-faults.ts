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

/** The faults that are switched on in this instance. */
export interface ActiveFaults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** The fault that befalls this request, counted down; null for a request that goes well. */
  take(host: string, path: string): Fault | null;
}

/** An empty board. */
export function createActiveFaults(): ActiveFaults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push(fault);
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    take(host, path) {
      const index = faults.findIndex(
        (fault) =>
          (fault.host === '*' || fault.host === host) &&
          (fault.path === '*' || path.startsWith(fault.path)),
      );
      const found = faults[index];
      if (found === undefined) return null;
      const left = { ...found, times: found.times - 1 };
      if (left.times > 0) faults[index] = left;
      else faults.splice(index, 1);
      return found;
    },
  };
}
