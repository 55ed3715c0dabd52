import type { Clock } from './clock';
import { type Fetch, fetchAttempt } from './fetch-attempt';
import { type HostMemory, createHostChoice } from './host-choice';
import type { BackEnd } from './retry-policy';
import type { SendCall } from './send';
import type { ShopEvent } from './shop-event';
import { withEvents } from './with-events';
import { withRetry } from './with-retry';
import { type SessionParams, withSession } from './with-session';
import { withTimeLimit } from './with-time-limit';

/** What a transport is made of. It reads no globals. */
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
 * Makes calls. A class, for the store carries it as the extra argument of its thunks, which has no
 * type there: what is an instance of this class is a transport.
 */
export class Transport {
  // Declared, since the constructor sets them: a field of its own would be code on the first screen.

  /** Makes a call. Never rejects; an aborted one ends as `failed`. */
  declare readonly send: SendCall;
  /** The time it lives in, for endpoints that have something to do later. */
  declare readonly clock: Clock;

  constructor(send: SendCall, clock: Clock) {
    this.send = send;
    this.clock = clock;
  }
}

/** Makes a transport. The links stand here in their order, the one next to the network first. */
export function createTransport(options: TransportOptions): Transport {
  const { clock } = options;
  const hostChoice = createHostChoice(options.hosts, options.hostMemory, clock.now);

  const attempt = withTimeLimit(fetchAttempt(options.fetch), clock);
  const retried = withRetry(attempt, hostChoice, options);
  const signedIn = withSession(retried, options);
  return new Transport(withEvents(signedIn, options), clock);
}
