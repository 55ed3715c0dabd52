import type { PlayerSees } from './kind-rules';

/** Everything observable of a call. Times are in seconds from its start. */
export interface CallTrace {
  /** Hosts and times of the requests, as `a@0`. */
  readonly asked: readonly string[];
  readonly endsAt: number;
  /** `content`, or the failure in words. */
  readonly outcome: string;
  /** The remembered host at the end and since when, as `b@4`; null if none. */
  readonly remembers: string | null;
  /** The events: notices by name, and a failed call as `failed`. */
  readonly events: readonly string[];
  readonly sees: PlayerSees;
  /** Number of orders at the end. */
  readonly orders: number;
}
