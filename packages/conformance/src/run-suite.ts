import { type Choice, listChecks } from './list-checks';
import { type CheckResult, runCheck } from './context/check';
import { findUnreachable } from './context/find-unreachable';
import { type SuiteContextOptions, createSuiteContext } from './context/suite-context';

/** The inputs of a run and the selection of its checks. */
export type SuiteOptions = SuiteContextOptions & Choice;

/**
 * Checks a back end against the contract, one check after the other. Creates what it needs by calls
 * only. Never rejects because of the back end. If it answers no call at all, nothing is checked.
 *
 * @param onResult Receives each result as soon as it is known.
 */
export async function runSuite(
  options: SuiteOptions,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const context = createSuiteContext(options);
  const results: CheckResult[] = [];
  const unreachable = await findUnreachable(context);
  for (const check of listChecks(options.fixtures, options)) {
    const result: CheckResult =
      unreachable === null
        ? await runCheck(check, context)
        : { check, verdict: { kind: 'blocked', precondition: unreachable } };
    results.push(result);
    onResult(result);
  }
  return results;
}
