import { callDomains } from '@shop/contract';
import type { CheckResult } from '../context/check';
import type { FailedPrecondition } from '../context/precondition';
import { findingLines } from './evidence';
import { failedPreconditions } from './summary';

/** XML 1.0 has no way to write most control characters. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function escaped(text: string): string {
  return text.replace(unwritable, '\ufffd').replace(/[&<>"\n]/g, (one) => escapes[one] ?? one);
}

function testcase(place: string, name: string, inside: string): string {
  const attributes = `classname="${escaped(place)}" name="${escaped(name)}"`;
  return inside === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${inside}</testcase>`;
}

function failure([message = '', ...evidence]: readonly string[]): string {
  return `<failure message="${escaped(message)}">${escaped(evidence.join('\n'))}</failure>`;
}

function ofCheck({ check, verdict }: CheckResult): string {
  const place = [check.domain, check.call?.name].filter(Boolean).join('.');
  switch (verdict.kind) {
    case 'holds':
      return testcase(place, check.rule, '');
    case 'broken':
      return testcase(place, check.rule, failure(findingLines(verdict)));
    case 'skipped': {
      const message = `${verdict.reason}: ${verdict.remedy}`;
      return testcase(place, check.rule, `<skipped message="${escaped(message)}"/>`);
    }
    case 'blocked': {
      const message = `not possible: ${verdict.precondition.what}`;
      return testcase(place, check.rule, `<skipped message="${escaped(message)}"/>`);
    }
  }
}

function ofPrecondition(one: FailedPrecondition): string {
  return testcase('precondition', one.what, failure([...findingLines(one), one.remedy]));
}

function suite(name: string, cases: readonly string[]): readonly string[] {
  if (cases.length === 0) return [];
  const countOf = (part: string): number => cases.filter((one) => one.includes(part)).length;
  const counts = `tests="${cases.length}" failures="${countOf('<failure ')}" skipped="${countOf('<skipped ')}"`;
  return [`  <testsuite name="${escaped(name)}" ${counts}>`, ...cases, '  </testsuite>'];
}

/**
 * Formats a run as JUnit XML: a suite for each domain, a case for each check, and before them what all of them need and
 * did not get. Secrets are masked.
 */
export function junitReport(results: readonly CheckResult[]): string {
  const suites = callDomains.flatMap((domain) =>
    suite(domain, results.filter(({ check }) => check.domain === domain).map(ofCheck)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    ...suite('preconditions', failedPreconditions(results).map(ofPrecondition)),
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
