import { styleText } from 'node:util';
import { callDomains } from '@shop/contract';
import type { CheckResult } from '../context/check';
import type { Verdict } from '../context/verdict';
import { findingLines } from './evidence';
import { failedPreconditions, isPassed, summarise, summaryText } from './summary';

/** The style of a part of the report. */
type Style = 'green' | 'red' | 'yellow' | 'dim' | 'bold';

/** Styles a text, or returns it unchanged. */
export type Styler = (style: Style, text: string) => string;

/** Creates a styler; without colours for a pipe, a file and `NO_COLOR`. */
export function createStyler(isColoured: boolean): Styler {
  return (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
}

const marks = {
  holds: ['green', '✓'],
  broken: ['red', '✗'],
  skipped: ['yellow', '–'],
  blocked: ['yellow', '–'],
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
    case 'blocked':
      return [`not possible: ${verdict.precondition.what}`];
    case 'broken':
      return findingLines(verdict);
  }
}

function ruleLines({ check, verdict }: CheckResult, style: Styler): readonly string[] {
  const [colour, mark] = marks[verdict.kind];
  const [finding = '', ...evidence] = detailsOf(verdict);
  return [
    `    ${style(colour, mark)} ${check.rule}`,
    ...(finding === '' ? [] : [`      ${style(colour, finding)}`]),
    ...evidence.map((line) => `      ${style('dim', line)}`),
  ];
}

function groupLines(results: readonly CheckResult[], style: Styler, isVerbose: boolean): string[] {
  const call = results[0]?.check.call ?? null;
  const [colour, mark] = markOf(results.map(({ verdict }) => verdict));
  const holding = results.filter(({ verdict }) => verdict.kind === 'holds').length;
  const title = call === null ? 'rules' : `${call.name}  ${style('dim', call.path)}`;
  const count = style('dim', `${holding} of ${results.length}`);
  const possible = results.filter(({ verdict }) => verdict.kind !== 'blocked');
  if (possible.length === 0) return [];
  const shown =
    isVerbose || call === null
      ? possible
      : possible.filter(({ verdict }) => verdict.kind !== 'holds');
  return [
    `  ${style(colour, mark)} ${title}  ${count}`,
    ...shown.flatMap((one) => ruleLines(one, style)),
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

/** What checks needed and did not get, and how to give it to them. */
function preconditionLines(results: readonly CheckResult[], style: Styler): readonly string[] {
  return failedPreconditions(results).flatMap((one) => {
    const [finding = '', ...evidence] = findingLines(one);
    const blocked = results.filter(
      ({ verdict }) => verdict.kind === 'blocked' && verdict.precondition.what === one.what,
    );
    return [
      '',
      `${style('red', '✗')} not possible: ${style('bold', one.what)}`,
      `  ${style('red', finding)}`,
      ...evidence.map((line) => `  ${style('dim', line)}`),
      `  ${blocked.length} ${blocked.length === 1 ? 'check needs' : 'checks need'} it: ${one.remedy}`,
    ];
  });
}

/**
 * Formats a run as text: first what failed that checks need, then the rules by domain and call. Of a call it lists the rules that are broken or were not
 * checked; with `isVerbose` also those that hold. Rules over several calls are always listed. The last
 * line is a summary.
 */
export function printReport(
  results: readonly CheckResult[],
  style: Styler,
  { isVerbose }: { readonly isVerbose: boolean },
): string {
  const parts = callDomains.flatMap((domain) => {
    const own = results.filter(({ check }) => check.domain === domain);
    if (own.length === 0) return [];
    const lines = groupsOf(own).flatMap((group) => groupLines(group, style, isVerbose));
    return lines.length === 0 ? [] : ['', style('bold', domain), ...lines];
  });
  const summary = summarise(results);
  const colour = isPassed(results) ? 'green' : 'red';
  const needed = preconditionLines(results, style);
  return [...needed, ...parts, '', style(colour, summaryText(summary)), ''].join('\n');
}
