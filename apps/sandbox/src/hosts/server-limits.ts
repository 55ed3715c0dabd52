import type { CallLimits } from '../api/shed-calls';
import type { RateLimit } from './rate-limit';

/** Limits of one instance, so that no client can use up its connections or its disk. */
export interface ServerLimits {
  /** The time in which the headers of a request must arrive. */
  readonly headersTimeoutMs: number;
  /** The time in which a whole request must arrive. */
  readonly requestTimeoutMs: number;
  /** The interval at which connections are checked for both timeouts. */
  readonly checkPauseMs: number;
  readonly maxConnections: number;
  /** How many calls are answered at once and how many wait, and for how long. */
  readonly calls: CallLimits;
  readonly rates: {
    /** Events on the tracking host. */
    readonly events: RateLimit;
    /** Error reports and reports about violations of a page's security policy. */
    readonly reports: RateLimit;
    /** Sign-ins that are started, by the shop or at a provider; each stores a row. */
    readonly signInStarts: RateLimit;
  };
}

const standing = { afterMs: 1_000, maxWaitMs: 100, minWaiting: 200 };

/**
 * The limits of a sandbox in normal use.
 *
 * Node checks both timeouts only at `checkPauseMs`, every 30 seconds by default. A thousand
 * simultaneous requests are answered within the ten seconds after which a storefront gives up;
 * twice as many connections leave room for idle ones.
 *
 * More calls at once than the database has connections would only wait there. After four seconds of
 * waiting, a call still has six to be answered in time, even if the database is slow. That is for bursts: where more
 * arrives than can be answered for longer than a second, each call holds its connection for a tenth of a second at
 * most, or at 10,000 calls a second all connections would be waiting ones.
 *
 * A player sends some dozens of events a minute, and many players can share one address.
 */
export const defaultLimits: ServerLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkPauseMs: 1_000,
  maxConnections: 2_000,
  calls: {
    reads: { maxConcurrent: 24, maxWaiting: 2_000, maxWaitMs: 4_000, standing },
    purchases: { maxConcurrent: 16, maxWaiting: 2_000, maxWaitMs: 4_000, standing },
  },
  rates: {
    events: { maxPerAddress: 1_500, maxInAll: 6_000 },
    reports: { maxPerAddress: 300, maxInAll: 600 },
    signInStarts: { maxPerAddress: 300, maxInAll: 1_500 },
  },
};
