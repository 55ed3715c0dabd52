import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { runSuiteWith, sendTo } from '../test-sandbox/run-suite';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { defects } from './defects';

/** The rules of a domain make about a hundred calls, and the machine may be busy. */
const timeoutMs = 120_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

describe('the suite reports a back end that', () => {
  it.each(defects)(
    '$name',
    async ({ corrupt, rule, only = [rule], finding }) => {
      const results = await runSuiteWith(corrupt(sendTo(sandbox)), { only });
      const found = results.find(({ check }) => check.rule === rule);
      expect(found?.verdict).toMatchObject({
        kind: 'broken',
        finding: expect.stringMatching(finding),
      });
    },
    timeoutMs,
  );
});
