import type { Call } from '@shop/contract';

/** A request of the suite, ready to be sent. Everything on the main API is a GET. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came back. Names of headers are in lower case. */
export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request; rejects where nothing comes back. */
export type Send = (request: Outgoing) => Promise<Incoming>;

/** A request with what became of it: an answer, or the reason why there is none. */
export interface Exchange<C extends Call = Call> {
  readonly call: C;
  readonly request: Outgoing;
  readonly incoming: Incoming | null;
  /** Empty where something came back. */
  readonly failure: string;
}
