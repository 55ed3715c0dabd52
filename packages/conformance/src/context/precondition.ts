import type { Exchange } from '../exchange/exchange';
import { RuleViolation } from './verdict';

/** What many checks need first, such as a sign-in, and why the back end did not give it. */
export interface FailedPrecondition {
  /** Such as `sign in as tester`. */
  readonly what: string;
  readonly finding: string;
  /** The request that showed it; null if it took several. */
  readonly exchange: Exchange | null;
  readonly remedy: string;
}

/** Thrown by what checks need first: they are not checked, and why is said once. */
export class Blocked extends Error {
  readonly precondition: FailedPrecondition;

  constructor(precondition: FailedPrecondition) {
    super(`not possible: ${precondition.what}`);
    this.precondition = precondition;
  }
}

/** Does what checks need first; rejects with {@link Blocked} if the back end does not answer as it has to. */
export async function precondition<T>(
  { what, remedy }: Pick<FailedPrecondition, 'what' | 'remedy'>,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    const { message: finding, exchange } = error;
    throw new Blocked({ what, finding, exchange, remedy });
  }
}
