/** Time, as the transport needs it. */
export interface Clock {
  /** Milliseconds since 1970, by the device. */
  readonly now: () => number;
  /** Calls `wake` once, after `ms` milliseconds; what it returns calls that off. */
  readonly startTimer: (wake: () => void, ms: number) => () => void;
  /** Resolves after `ms` milliseconds, or as soon as `signal` aborts. Never rejects. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}
