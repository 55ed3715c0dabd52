import { describe, expect, it } from 'vitest';
import { type Check, type CheckResult, runCheck } from './context/check';
import { createSuiteContext } from './context/suite-context';
import type { Send } from './exchange/exchange';
import { listChecks } from './list-checks';
import { corruptResponse, ignoring } from './testing/corrupt';
import { defects } from './testing/defects';
import { bases, createFakeBackEnd, fakeFixtures, servedCalls } from './testing/fake-back-end';

const fixtures = fakeFixtures();
const checks = listChecks(fixtures, { only: [], isThorough: true }).filter(
  ({ call }) => call === null || servedCalls.includes(call.name),
);

/** Where a check belongs: its call, or the domain of a rule over several calls. */
function placeOf({ call, domain }: Check): string {
  return call?.name ?? domain;
}

async function run(send: Send, chosen: readonly Check[]): Promise<readonly CheckResult[]> {
  let keys = 0;
  const context = createSuiteContext({
    send,
    fixtures,
    bases,
    originOf: () => 'https://shop.example',
    randomHex: (digits) => 'a'.repeat(digits),
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    seed: 42,
    runs: 5,
  });
  const results: CheckResult[] = [];
  for (const check of chosen) results.push(await runCheck(check, context));
  return results;
}

it('finds no rule broken at a correct back end', async () => {
  const results = await run(createFakeBackEnd(), checks);
  const failures = results.flatMap(({ check, verdict }) => {
    if (verdict.kind === 'holds') return [];
    const reason = verdict.kind === 'broken' ? verdict.finding : verdict.reason;
    return [`${placeOf(check)}: ${check.rule}: ${reason}`];
  });
  expect(failures).toEqual([]);
});

describe('a rule finds a back end that', () => {
  it.each(defects)('$name', async ({ corrupt, at, rule, finding }) => {
    const chosen = checks.filter((check) => placeOf(check) === at);
    const results = await run(corrupt(createFakeBackEnd()), chosen);
    const result = results.find(({ check }) => check.rule === rule);
    expect(result?.verdict).toMatchObject({
      kind: 'broken',
      finding: expect.stringMatching(finding),
    });
  });
});

it('advises a back end that does not replace unpaid orders', async () => {
  const rule = 'an order that replaces an unpaid one ends it';
  const chosen = checks.filter((check) => check.rule === rule);
  const [result] = await run(ignoring('replaces')(createFakeBackEnd()), chosen);
  expect(result?.verdict).toMatchObject({
    kind: 'skipped',
    remedy: expect.stringContaining('backEnd.replacesUnpaid'),
  });
});

it('advises a back end that does not name a wrong parameter, and finds no rule broken', async () => {
  const isAboutParameters = ({ rule }: Check): boolean => /parameter/.test(rule);
  const silent = corruptResponse('/', ({ body }) => ({
    body: body.replace(/\{"parameter":"\w+"\}/, 'null'),
  }));
  const results = await run(silent(createFakeBackEnd()), checks.filter(isAboutParameters));
  const others = results.filter(({ verdict }) => verdict.kind !== 'holds');
  expect(others.map(({ verdict }) => verdict)).toEqual([
    {
      kind: 'skipped',
      reason: 'the back end does not name the wrong parameter',
      remedy: expect.stringContaining('recommended'),
    },
  ]);
});

it('has a defect for every rule', () => {
  const nameOf = (check: Check): string =>
    check.call === null ? `${check.domain}: ${check.rule}` : check.rule;
  const covered = checks.filter((check) =>
    defects.some(({ at, rule }) => at === placeOf(check) && rule === check.rule),
  );
  const names = new Set(covered.map(nameOf));
  expect([...new Set(checks.map(nameOf))].filter((name) => !names.has(name))).toEqual([]);
});
