import type { HostState } from '../host-states';

/** What the client can observe of one request. */
export type Seen =
  | { readonly kind: 'content' }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      /** Refused before the idempotency key is looked up, so that an order may exist. */
      readonly isBeforeKey: boolean;
    }
  | { readonly kind: 'rejected'; readonly code: number }
  | { readonly kind: 'no-answer'; readonly reason: 'network' | 'timeout' | 'malformed' | 'server' };

/** One way a host can process a request. */
export interface HostFault {
  readonly name: string;
  readonly seen: Seen;
  /** Milliseconds from the request until the client can observe it. */
  readonly afterMs: number;
  /** Whether the call takes effect, which the client cannot observe. */
  readonly isDone: boolean;
  /** Returns the host's behaviour; `content` is the content of its answer, if it answers. */
  readonly state: (content: unknown) => HostState;
}
