import type { PlayerSees } from './kind-rules';

/** All that can be seen from outside of how a call went. Times are in seconds from its start. */
export interface CourseOfCall {
  /** Hosts and times, as `a@0`. */
  readonly asked: readonly string[];
  readonly endsAt: number;
  /** `content`, or the failure in words. */
  readonly outcome: string;
  /** Which host is remembered in the end and since when, as `b@4`; null for none. */
  readonly remembers: string | null;
  /** What the page is told of: notices by name, and a failed call as `failed`. */
  readonly events: readonly string[];
  readonly sees: PlayerSees;
  /** How many orders there are in the end. */
  readonly orders: number;
}
