import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';
import type { FailedPrecondition } from '../context/precondition';
import { evidenceOf } from './evidence';
import { failedPreconditions, summarise } from './summary';

function verdictFields(verdict: Verdict): object {
  switch (verdict.kind) {
    case 'holds':
      return {};
    case 'skipped':
      return { reason: verdict.reason, remedy: verdict.remedy };
    case 'blocked':
      return { precondition: verdict.precondition.what };
    case 'broken':
      return findingFields(verdict);
  }
}

function findingFields({ finding, exchange }: Pick<FailedPrecondition, 'finding' | 'exchange'>) {
  return { finding, ...(exchange !== null && evidenceOf(exchange)) };
}

/**
 * Formats a run as JSON: `summary`, `seed`, the `preconditions` that failed, and every check with its verdict; secrets are
 * masked.
 */
export function jsonReport(results: readonly CheckResult[], seed: number): string {
  const checks = results.map(({ check, verdict }) => ({
    domain: check.domain,
    call: check.call?.name ?? null,
    rule: check.rule,
    verdict: verdict.kind,
    ...verdictFields(verdict),
  }));
  const preconditions = failedPreconditions(results).map((one) => ({
    what: one.what,
    ...findingFields(one),
    remedy: one.remedy,
  }));
  const report = { summary: summarise(results), seed, preconditions, checks };
  return `${JSON.stringify(report, null, 2)}\n`;
}
