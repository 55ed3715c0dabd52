import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';
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

/** Formats a run as JSON: `summary`, `seed`, and every check with its verdict; secrets are masked. */
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
