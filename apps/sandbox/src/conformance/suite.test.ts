import type { CheckResult } from '@shop/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun, rounds } from '../test-sandbox/rounds';
import { runSuiteWith, sendTo } from '../test-sandbox/run-suite';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

/** A whole run makes some thousand calls, and the machine may be busy. */
const timeoutMs = 180_000;

/** Random requests for each call. */
const runs = rounds(1, 2);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

function brokenOf(results: readonly CheckResult[]): readonly string[] {
  return results.flatMap(({ check, verdict }) =>
    verdict.kind === 'broken'
      ? [`${check.call?.name ?? check.domain}: ${check.rule}: ${verdict.finding}`]
      : [],
  );
}

function skippedOf(results: readonly CheckResult[]): readonly string[] {
  return results.flatMap(({ check, verdict }) =>
    verdict.kind === 'skipped' ? [`${check.domain}: ${check.rule}: ${verdict.reason}`] : [],
  );
}

describe('the conformance suite', () => {
  it(
    'finds no violation',
    async () => {
      const results = await runSuiteWith(sendTo(sandbox), { runs });
      expect(brokenOf(results)).toEqual([]);
      expect(skippedOf(results)).toEqual([
        // This would require a paid order, and the suite pays for nothing.
        'activities: a reward that is claimed twice is answered twice: nothing can be claimed',
      ]);
    },
    timeoutMs,
  );

  it(
    'finds no violation while orders of an earlier run are unpaid',
    async () => {
      const results = await runSuiteWith(sendTo(sandbox), {
        only: ['orders', 'cards', 'paypalPay'],
        runs,
      });
      expect(brokenOf(results)).toEqual([]);
      expect(skippedOf(results).filter((text) => !text.startsWith('cards: '))).toEqual([]);
    },
    timeoutMs,
  );

  it.runIf(isFullRun)(
    'can buy on every path of the fixtures',
    async () => {
      const results = await runSuiteWith(sendTo(sandbox), { only: ['payments'], isThorough: true });
      expect(brokenOf(results)).toEqual([]);
    },
    timeoutMs,
  );
});
