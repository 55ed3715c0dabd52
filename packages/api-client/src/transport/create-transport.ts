import { type Fetch, fetchAttempt } from './fetch-attempt';
import { type HostMemory, createHostChoice } from './host-choice';
import type { BackEnd } from './with-retry';
import type { SendCall } from './send';
import type { ShopEvent } from './shop-event';
import { withEvents } from './with-events';
import { withRetry } from './with-retry';
import { type SessionParams, withSession } from './with-session';
import { withTimeLimit } from './with-time-limit';

/** The time functions of the transport. */
export interface Clock {
  /** Milliseconds since 1970, by the device. */
  readonly now: () => number;
  /** Calls `wake` once, after `ms` milliseconds. Returns a function that cancels it. */
  readonly startTimer: (wake: () => void, ms: number) => () => void;
  /** Resolves after `ms` milliseconds, or as soon as `signal` aborts. Never rejects. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The options of {@link createTransport}, which reads no globals. */
export interface TransportOptions extends SessionParams {
  /** Base addresses with scheme and port and without a trailing slash, the primary first. */
  readonly hosts: readonly string[];
  readonly backEnd: BackEnd;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly hostMemory: HostMemory;
  readonly onEvent: (event: ShopEvent) => void;
}

/**
 * Makes calls. A class, because the `extraArgument` of the store's thunks has no type where it is
 * read: `instanceof` checks it there.
 */
export class Transport {
  /** Makes a call. Never rejects; an aborted one ends as `failed`. */
  readonly send: SendCall;
  /** The clock, for endpoints that do something later. */
  readonly clock: Clock;
  /** The orders that were read as paid or failed, each as number and status, for endpoints that do something once. */
  readonly settled: string[] = [];

  constructor(send: SendCall, clock: Clock) {
    this.send = send;
    this.clock = clock;
  }
}

/** Creates a transport from its links, the one next to the network first. */
export function createTransport(options: TransportOptions): Transport {
  const { clock } = options;
  const hostChoice = createHostChoice(options.hosts, options.hostMemory, clock.now);

  const attempt = withTimeLimit(fetchAttempt(options.fetch), clock);
  const retried = withRetry(attempt, hostChoice, options);
  const signedIn = withSession(retried, options);
  return new Transport(withEvents(signedIn, options), clock);
}
