import { brokenLaws } from './broken-laws';
import type { CourseOfCall } from './course-of-call';
import { type FaultCell, describeCell } from './fault-cell';
import { observe } from './observe';
import { predict } from './predict';
import { type CellRun, runCells } from './run-cells';

/** A cell in which the client did not do what it should. */
export interface Deviation {
  readonly cell: string;
  readonly expected: CourseOfCall;
  readonly got: CourseOfCall;
  readonly brokenLaws: readonly string[];
}

function deviationOf(run: CellRun): readonly Deviation[] {
  const { cell } = run;
  const [expected, got] = [predict(cell), observe(run)];
  const broken = brokenLaws(run, got);
  if (JSON.stringify(expected) === JSON.stringify(got) && broken.length === 0) return [];
  return [{ cell: describeCell(cell), expected, got, brokenLaws: broken }];
}

/** More would not be read. */
const mostShown = 5;

/** How many cells share a clock; more are slower, for all of them are kept in memory. */
const atOnce = 100;

/** Runs the cells and holds the client against the model. Returns the first that deviate. */
export async function judgeCells(cells: readonly FaultCell[]): Promise<readonly Deviation[]> {
  const deviations: Deviation[] = [];
  for (let start = 0; start < cells.length; start += atOnce) {
    const runs = await runCells(cells.slice(start, start + atOnce));
    deviations.push(...runs.flatMap(deviationOf));
  }
  return deviations.slice(0, mostShown);
}
