import type { RateLimit } from './rate-limit';

/** What one instance takes from strangers, so that none of them keeps it from the others. */
export interface ServerLimits {
  /** How long the headers of a request may take to arrive. */
  readonly headersTimeoutMs: number;
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** How often connections are looked through for those that take longer. */
  readonly checkPauseMs: number;
  readonly maxConnections: number;
  readonly rates: {
    /** Events on the tracking host. */
    readonly events: RateLimit;
    /** Error reports, and reports of the browser about a page's security policy. */
    readonly reports: RateLimit;
    /** Sign-ins that are begun, by the shop or at a provider, each of which leaves a row behind. */
    readonly signInStarts: RateLimit;
  };
}

/**
 * The limits of a sandbox that people use.
 *
 * Node compares connections with both times at `checkPauseMs` alone, every 30 seconds by default.
 * A thousand connections that all ask at once are answered within the ten seconds after which a shop
 * gives up; twice as many leaves room for those that only stay open between two requests.
 *
 * A player sends some dozens of events a minute, and many players have one address between them.
 */
export const defaultLimits: ServerLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkPauseMs: 1_000,
  maxConnections: 2_000,
  rates: {
    events: { maxPerAddress: 1_500, maxInAll: 6_000 },
    reports: { maxPerAddress: 300, maxInAll: 600 },
    signInStarts: { maxPerAddress: 300, maxInAll: 1_500 },
  },
};
