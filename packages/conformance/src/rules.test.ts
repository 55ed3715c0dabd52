import { calls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { type Check, type CheckResult, runCheck } from './context/check';
import { createSuiteContext } from './context/suite-context';
import type { Send } from './exchange/exchange';
import { listChecks } from './list-checks';
import { failedPreconditions, isPassed, summarise } from './report/summary';
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
    return [`${placeOf(check)}: ${check.rule}: ${JSON.stringify(verdict)}`];
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

it('reports a failed sign-in once, and skips the checks that need it', async () => {
  const send = createFakeBackEnd();
  const results = await run(async (request) => {
    if (!request.url.includes(calls.login.path)) return send(request);
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"code":-601,"msg":"No.","content":null}',
    };
  }, checks);
  const broken = results.filter(({ verdict }) => verdict.kind === 'broken');
  expect(broken.map(({ check }) => placeOf(check))).toEqual(broken.map(() => 'login'));
  expect(failedPreconditions(results)).toEqual([
    expect.objectContaining({
      what: 'sign in as alice of nova',
      finding: 'answered with code -601 “No.” instead of code 1',
    }),
  ]);
  expect(summarise(results).blocked).toBeGreaterThan(100);
  expect(isPassed(results.filter(({ check }) => placeOf(check) !== 'login'))).toBe(false);
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
