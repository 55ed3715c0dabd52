import type { Exchange } from '../exchange/exchange';
import type { FailedPrecondition } from './precondition';

/** The outcome of a check. */
export type Verdict =
  | { readonly kind: 'holds' }
  | {
      readonly kind: 'broken';
      /** What happened, and what was expected. */
      readonly finding: string;
      /** The request that showed it; null if it took several. */
      readonly exchange: Exchange | null;
    }
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      /** How to make the check possible. */
      readonly remedy: string;
    }
  | {
      /** Not checked, as others: what they need first has failed. */
      readonly kind: 'blocked';
      readonly precondition: FailedPrecondition;
    };

/** Thrown by a check when its rule is broken. */
export class RuleViolation extends Error {
  readonly exchange: Exchange | null;

  constructor(message: string, exchange: Exchange | null = null) {
    super(message);
    this.exchange = exchange;
  }
}

/** Thrown by a check that cannot be made with these fixtures. */
export class Skip extends Error {
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}
