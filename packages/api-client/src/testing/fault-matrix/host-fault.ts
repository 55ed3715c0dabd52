import type { HostState } from '../host-states';

/** What the client can tell of how a host dealt with one request. */
export type Seen =
  | { readonly kind: 'content' }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      /** Said before the idempotency key is looked at, so that it leaves open what is stored. */
      readonly isBeforeKey: boolean;
    }
  | { readonly kind: 'rejected'; readonly code: number }
  | { readonly kind: 'lost'; readonly reason: 'network' | 'timeout' | 'malformed' | 'server' };

/** One way in which a host can deal with a request. */
export interface HostFault {
  readonly name: string;
  readonly seen: Seen;
  /** When the client knows, in milliseconds after it has asked. */
  readonly after: number;
  /** Whether what the call asks for is done: which the client cannot see. */
  readonly isDone: boolean;
  /** The host's behaviour; `content` is what it answers with where it answers. */
  readonly state: (content: unknown) => HostState;
}
