import type { Call, CallDomain } from '@shop/contract';
import type { Stage } from './stage';
import { Finding, Skip, type Verdict } from './verdict';

/** One thing that should hold. */
export interface Check {
  readonly domain: CallDomain;
  /** The call it is about; null for a rule over several calls. */
  readonly call: Call | null;
  /** What should hold, as a sentence without a full stop. */
  readonly rule: string;
  /** Ends quietly where it holds; throws {@link Finding} or {@link Skip} where it does not. */
  readonly run: (stage: Stage) => Promise<void>;
}

/** A check with what it came to. */
export interface CheckResult {
  readonly check: Check;
  readonly verdict: Verdict;
}

/** Makes a check. What a check did not foresee is a finding too: a suite that stops says nothing. */
export async function runCheck(check: Check, stage: Stage): Promise<CheckResult> {
  try {
    await check.run(stage);
    return { check, verdict: { kind: 'holds' } };
  } catch (error) {
    if (error instanceof Skip)
      return {
        check,
        verdict: { kind: 'skipped', reason: error.message, remedy: error.remedy },
      };
    const exchange = error instanceof Finding ? error.exchange : null;
    const finding = error instanceof Error ? error.message : String(error);
    return { check, verdict: { kind: 'broken', finding, exchange } };
  }
}
