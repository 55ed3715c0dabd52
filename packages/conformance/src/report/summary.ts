import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';

/** The number of checks for each verdict. */
export type Summary = Readonly<Record<Verdict['kind'], number>>;

/** Counts the verdicts of a run. */
export function summarise(results: readonly CheckResult[]): Summary {
  const countOf = (kind: Verdict['kind']): number =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  return { holds: countOf('holds'), broken: countOf('broken'), skipped: countOf('skipped') };
}

/** Formats the last line of a report. */
export function summaryText({ holds, broken, skipped }: Summary): string {
  const left = skipped === 0 ? '' : `, ${skipped} not checked`;
  return `${holds} hold, ${broken} broken${left}`;
}
