import type { Exchange } from '../exchange/exchange';

/** What a check came to. */
export type Verdict =
  | { readonly kind: 'holds' }
  | {
      readonly kind: 'broken';
      /** What happened, and what should have. */
      readonly finding: string;
      /** The request that showed it; null where it shows in several. */
      readonly exchange: Exchange | null;
    }
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      /** What to do so that it can be checked. */
      readonly remedy: string;
    };

/** Thrown by a check that finds a rule broken; caught where checks are run. */
export class Finding extends Error {
  readonly exchange: Exchange | null;

  constructor(message: string, exchange: Exchange | null = null) {
    super(message);
    this.exchange = exchange;
  }
}

/** Thrown by a check that cannot be made; caught where checks are run. */
export class Skip extends Error {
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}
