import type { CheckResult } from '../context/check';
import type { FailedPrecondition } from '../context/precondition';
import type { Verdict } from '../context/verdict';

/** The number of checks for each verdict. */
export type Summary = Readonly<Record<Verdict['kind'], number>>;

/** Counts the verdicts of a run. */
export function summarise(results: readonly CheckResult[]): Summary {
  const countOf = (kind: Verdict['kind']): number =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  return {
    holds: countOf('holds'),
    broken: countOf('broken'),
    skipped: countOf('skipped'),
    blocked: countOf('blocked'),
  };
}

/** What checks needed and did not get, each once: an account signs in to every game. */
export function failedPreconditions(
  results: readonly CheckResult[],
): readonly FailedPrecondition[] {
  const all = results.flatMap(({ verdict }) =>
    verdict.kind === 'blocked' ? [verdict.precondition] : [],
  );
  return all.filter(({ what }, index) => all.findIndex((one) => one.what === what) === index);
}

/** Whether a back end passes: no rule is broken, and nothing that rules need has failed. */
export function isPassed(results: readonly CheckResult[]): boolean {
  const { broken, blocked } = summarise(results);
  return broken === 0 && blocked === 0;
}

/** Formats the last line of a report. */
export function summaryText({ holds, broken, skipped, blocked }: Summary): string {
  const open = skipped + blocked;
  const left = open === 0 ? '' : `, ${open} not checked`;
  return `${holds} hold, ${broken} broken${left}`;
}
