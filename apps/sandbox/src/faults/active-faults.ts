import * as v from 'valibot';

/**
 * A fault that tests switch on. `slow` waits `value` milliseconds before the request is handled.
 * `down` closes the connection at once, or with the value `after` once the request is handled, so
 * that only the response is lost. `truncated` sends half of the response. `html` sends the page of
 * a Wi-Fi login, `code` an envelope with `value` as code, `status` a proxy's page with that HTTP
 * status, `body` `value` as the body, and `large` a valid envelope of `value` bytes.
 */
export const fault = v.object({
  /** A host name like `api.localhost`, or `*` for every host. */
  host: v.optional(v.pipe(v.string(), v.nonEmpty()), '*'),
  /** The prefix of a path, or `*` for every path. */
  path: v.optional(v.pipe(v.string(), v.nonEmpty()), '*'),
  kind: v.picklist(['down', 'slow', 'html', 'truncated', 'code', 'status', 'body', 'large']),
  value: v.optional(v.union([v.number(), v.string()]), ''),
  /** How many requests it is applied to. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1_000_000),
});

/** A value of {@link fault}. */
export type Fault = v.InferOutput<typeof fault>;

/** The faults that are active in this instance. */
export interface ActiveFaults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Returns the first fault for a request and uses it up once; null if there is none. */
  take(host: string, path: string): Fault | null;
}

/** Creates an empty list of faults. */
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
