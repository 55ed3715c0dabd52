import { type Choice, listChecks } from './list-checks';
import { type CheckResult, runCheck } from './stage/check';
import { type StageOptions, createStage } from './stage/stage';

/** What a run is given, and which checks it makes. */
export type SuiteOptions = StageOptions & Choice;

/**
 * Holds a back end against the contract. Makes what it needs by calls alone, one check after the
 * other; never rejects, whatever the back end does.
 *
 * @param onResult Told of each result as it comes, for whoever waits.
 */
export async function runSuite(
  options: SuiteOptions,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const stage = createStage(options);
  const results: CheckResult[] = [];
  for (const check of listChecks(options.fixtures, options)) {
    const result = await runCheck(check, stage);
    results.push(result);
    onResult(result);
  }
  return results;
}
