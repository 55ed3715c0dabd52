import type { Call, CallDomain } from '@shop/contract';
import { Blocked } from './precondition';
import type { SuiteContext } from './suite-context';
import { RuleViolation, Skip, type Verdict } from './verdict';

/** A rule that can be checked. */
export interface Check {
  readonly domain: CallDomain;
  /** The call under test; null for a rule over several calls. */
  readonly call: Call | null;
  /** The rule as a sentence without a full stop. */
  readonly rule: string;
  /** Resolves if the rule holds; throws {@link RuleViolation} if not, {@link Skip} or `Blocked` if it cannot be checked. */
  readonly run: (context: SuiteContext) => Promise<void>;
}

/** Makes a check out of a rule over several calls. */
export function rule(domain: Check['domain'], text: string, run: Check['run']): Check {
  return { domain, call: null, rule: text, run };
}

/** A check with its outcome. */
export interface CheckResult {
  readonly check: Check;
  readonly verdict: Verdict;
}

/** Runs a check. An unexpected error counts as broken, so that the remaining checks still run. */
export async function runCheck(check: Check, context: SuiteContext): Promise<CheckResult> {
  try {
    await check.run(context);
    return { check, verdict: { kind: 'holds' } };
  } catch (error) {
    if (error instanceof Blocked)
      return { check, verdict: { kind: 'blocked', precondition: error.precondition } };
    if (error instanceof Skip)
      return {
        check,
        verdict: { kind: 'skipped', reason: error.message, remedy: error.remedy },
      };
    const exchange = error instanceof RuleViolation ? error.exchange : null;
    const finding = error instanceof Error ? error.message : String(error);
    return { check, verdict: { kind: 'broken', finding, exchange } };
  }
}
