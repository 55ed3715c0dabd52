import { callDomains } from '@shop/contract';
import type { CheckResult } from '../stage/check';
import type { Verdict } from '../stage/verdict';
import { evidenceOf } from './evidence';
import type { Paint } from './paint';
import { summarise, summaryText } from './summary';

const marks = {
  holds: ['green', '✓'],
  broken: ['red', '✗'],
  skipped: ['yellow', '–'],
} as const;

function markOf(verdicts: readonly Verdict[]): (typeof marks)[Verdict['kind']] {
  if (verdicts.some(({ kind }) => kind === 'broken')) return marks.broken;
  return verdicts.some(({ kind }) => kind === 'holds') ? marks.holds : marks.skipped;
}

function detailsOf(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'holds':
      return [];
    case 'skipped':
      return [`${verdict.reason}: ${verdict.remedy}`];
    case 'broken': {
      if (verdict.exchange === null) return [verdict.finding];
      const { request, answer } = evidenceOf(verdict.exchange);
      return [verdict.finding, request, answer].filter((line) => line !== '');
    }
  }
}

function ruleLines({ check, verdict }: CheckResult, paint: Paint): readonly string[] {
  const [ink, mark] = marks[verdict.kind];
  const [finding = '', ...evidence] = detailsOf(verdict);
  return [
    `    ${paint(ink, mark)} ${check.rule}`,
    ...(finding === '' ? [] : [`      ${paint(ink, finding)}`]),
    ...evidence.map((line) => `      ${paint('dim', line)}`),
  ];
}

function groupLines(results: readonly CheckResult[], paint: Paint, isWhole: boolean): string[] {
  const call = results[0]?.check.call ?? null;
  const [ink, mark] = markOf(results.map(({ verdict }) => verdict));
  const holding = results.filter(({ verdict }) => verdict.kind === 'holds').length;
  const title = call === null ? 'rules' : `${call.name}  ${paint('dim', call.path)}`;
  const count = paint('dim', `${holding} of ${results.length}`);
  const shown =
    isWhole || call === null ? results : results.filter(({ verdict }) => verdict.kind !== 'holds');
  return [
    `  ${paint(ink, mark)} ${title}  ${count}`,
    ...shown.flatMap((one) => ruleLines(one, paint)),
  ];
}

function groupsOf(results: readonly CheckResult[]): readonly (readonly CheckResult[])[] {
  const groups = new Map<string, CheckResult[]>();
  for (const result of results) {
    const name = result.check.call?.name ?? '';
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return [...groups.values()];
}

/**
 * A run as a person likes to read it: by domain and call, and of each call the rules that are broken
 * or were not checked; with `isWhole` those that hold too. Rules over several calls are all listed. Ends with a line that counts.
 */
export function printReport(
  results: readonly CheckResult[],
  paint: Paint,
  { isWhole }: { readonly isWhole: boolean },
): string {
  const parts = callDomains.flatMap((domain) => {
    const own = results.filter(({ check }) => check.domain === domain);
    if (own.length === 0) return [];
    const lines = groupsOf(own).flatMap((group) => groupLines(group, paint, isWhole));
    return ['', paint('bold', domain), ...lines];
  });
  const summary = summarise(results);
  const ink = summary.broken === 0 ? 'green' : 'red';
  return [...parts, '', paint(ink, summaryText(summary)), ''].join('\n');
}
