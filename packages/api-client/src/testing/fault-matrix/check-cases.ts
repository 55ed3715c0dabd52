import { violatedInvariants } from './violated-invariants';
import type { CallTrace } from './call-trace';
import { type FaultCase, describeCase } from './fault-case';
import { observeTrace } from './observe';
import { modelTrace } from './model';
import { type CaseRun, runCases } from './run-cases';

/** A case in which the client deviates from the model or violates an invariant. */
export interface Deviation {
  readonly faultCase: string;
  readonly expected: CallTrace;
  readonly got: CallTrace;
  readonly violatedInvariants: readonly string[];
}

function deviationOf(run: CaseRun): readonly Deviation[] {
  const { faultCase } = run;
  const [expected, got] = [modelTrace(faultCase), observeTrace(run)];
  const broken = violatedInvariants(run, got);
  if (JSON.stringify(expected) === JSON.stringify(got) && broken.length === 0) return [];
  return [{ faultCase: describeCase(faultCase), expected, got, violatedInvariants: broken }];
}

/** Enough to find the fault. */
const maxDeviations = 5;

/** How many cases share a clock. More are slower, as all of them are in memory. */
const batchSize = 100;

/** Runs the cases and compares the client with the model. Returns the first deviations. */
export async function checkCases(cases: readonly FaultCase[]): Promise<readonly Deviation[]> {
  const deviations: Deviation[] = [];
  for (let start = 0; start < cases.length; start += batchSize) {
    const runs = await runCases(cases.slice(start, start + batchSize));
    deviations.push(...runs.flatMap(deviationOf));
  }
  return deviations.slice(0, maxDeviations);
}
