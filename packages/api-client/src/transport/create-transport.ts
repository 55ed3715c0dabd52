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
  /** Makes a call. Never rejects; an aborted one ends as `failed`. */
  readonly send: SendCall;

  constructor(send: SendCall) {
    this.send = send;
  }
}

/** Makes a transport. The links stand here in their order, the one next to the network first. */
export function createTransport(options: TransportOptions): Transport {
  const { fetch, clock, hosts, hostMemory } = options;
  const hostChoice = createHostChoice(hosts, hostMemory, clock.now);

  const attempt = withTimeLimit(fetchAttempt(fetch), clock);
  const retried = withRetry(attempt, { ...options, hostChoice });
  const signedIn = withSession(retried, options);
  return new Transport(withEvents(signedIn, options));
}
