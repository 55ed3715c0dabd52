import type { Call } from '@shop/contract';

/** A request of the suite. Every call of the main API is a GET. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A response. Header names are in lower case. */
export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request; rejects if there is no response. */
export type Send = (request: Outgoing) => Promise<Incoming>;

/** A request with its response, or with the reason why there is none. */
export interface Exchange<C extends Call = Call> {
  readonly call: C;
  readonly request: Outgoing;
  readonly incoming: Incoming | null;
  /** Why there is no response; empty if there is one. */
  readonly failure: string;
}
