import { type Fetch, requestInit } from './fetch-attempt';
import { type HostMemory, callAddress, preferredHost } from './host-choice';
import { type SessionParams, sessionQuery } from './with-session';

/** A point in time by the page's own count and by the device's clock, both in milliseconds. */
export interface Instant {
  /** Counted by the page since it was opened, as by `performance.now()`. */
  readonly countedMs: number;
  /** Since 1970. The player can change this clock. */
  readonly deviceMs: number;
}

/** A call that was started before the shop's code arrived. */
export interface EarlyCall {
  /** Compared, never stored: it contains the player's token. */
  readonly url: string;
  /**
   * Resolves in a later task, so that reading an answer that is there already does not prolong the task that
   * asks for it. Rejects as `fetch` does. A rejection that is not taken over causes no error in the page.
   */
  readonly answer: () => Promise<Response>;
  readonly startedAt: Instant;
  /** When the answer arrived; null until then. */
  readonly arrivedAt: () => Instant | null;
  readonly abort: () => void;
}

/** The options of {@link createEarlyCalls}; those of the transport that will take the calls over. */
export interface EarlyCallOptions extends SessionParams {
  readonly hosts: readonly string[];
  readonly hostMemory: Pick<HostMemory, 'read' | 'clear'>;
  readonly fetch: Fetch;
  readonly now: () => Instant;
  /** Resolves in a task of its own. */
  readonly nextTask: () => Promise<void>;
}

/** Starts the call of a path. */
export type StartEarlyCall = (path: string, params: object) => EarlyCall;

/**
 * Returns a function that starts calls at the address at which the transport makes its first
 * attempt, so that `takeOver` finds them.
 */
export function createEarlyCalls({
  hosts,
  hostMemory,
  fetch,
  now,
  nextTask,
  ...session
}: EarlyCallOptions): StartEarlyCall {
  const host = hosts[preferredHost(hosts, hostMemory, () => now().deviceMs)];

  let reading: Promise<void> | null = null;
  /** One task for all answers that are asked for in the same one: what they change is rendered once. */
  const taskToRead = async (): Promise<void> => {
    reading ??= nextTask();
    await reading;
    reading = null;
  };

  return (path, params) => {
    const url = callAddress(host, path, sessionQuery(params, session));
    const sending = new AbortController();
    let arrived: Instant | null = null;
    const startedAt = now();
    const answer = fetch(url, { ...requestInit, signal: sending.signal }).then((response) => {
      arrived = now();
      return response;
    });
    // It may never be taken over; browsers report unhandled rejections as errors of the page.
    answer.catch(() => undefined);
    return {
      url,
      answer: async () => {
        await taskToRead();
        return answer;
      },
      startedAt,
      arrivedAt: () => arrived,
      abort: () => {
        sending.abort();
      },
    };
  };
}
