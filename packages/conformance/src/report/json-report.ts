import type { CheckResult } from '../stage/check';
import type { Verdict } from '../stage/verdict';
import { evidenceOf } from './evidence';
import { summarise } from './summary';

function verdictFields(verdict: Verdict): object {
  switch (verdict.kind) {
    case 'holds':
      return {};
    case 'skipped':
      return { reason: verdict.reason, remedy: verdict.remedy };
    case 'broken':
      return {
        finding: verdict.finding,
        ...(verdict.exchange !== null && evidenceOf(verdict.exchange)),
      };
  }
}

/** A run for machines: `summary`, `seed`, and every check with its verdict; secrets are stars. */
export function jsonReport(results: readonly CheckResult[], seed: number): string {
  const checks = results.map(({ check, verdict }) => ({
    domain: check.domain,
    call: check.call?.name ?? null,
    rule: check.rule,
    verdict: verdict.kind,
    ...verdictFields(verdict),
  }));
  return `${JSON.stringify({ summary: summarise(results), seed, checks }, null, 2)}\n`;
}
