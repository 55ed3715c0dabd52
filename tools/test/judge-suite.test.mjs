import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTotals, judgeSuite, totalLine } from './judge-suite.mjs';
import { browserSuite, unitSuite } from './suites.mjs';

/** @param {object} counts */
function vitestReport(counts) {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return { ...none, testResults: [], ...counts };
}

/** @param {object} stats */
function playwrightReport(stats) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors: [] };
}

describe('judging a suite', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reports-'));
    mkdirSync(join(root, 'reports'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });
  const judged = (
    /** @type {import('./suites.mjs').Suite} */ suite,
    /** @type {object} */ report,
    code = 0,
  ) => {
    writeFileSync(join(root, suite.report), JSON.stringify(report));
    const { total, message } = judgeSuite(root, suite, code);
    return { line: totalLine(total), message };
  };

  it('has no message when every test passed', () => {
    expect(judged(unitSuite, vitestReport({ numPassedTests: 5 }))).toEqual({
      line: '5 passed, 0 failed',
      message: null,
    });
  });

  it('counts skipped and unwritten tests as skipped', () => {
    const report = vitestReport({ numPassedTests: 5, numPendingTests: 2, numTodoTests: 1 });

    expect(judged(unitSuite, report).line).toBe('5 passed, 0 failed, 3 skipped');
  });

  it('names itself when a test failed', () => {
    const report = vitestReport({ numPassedTests: 5, numFailedTests: 2 });

    expect(judged(unitSuite, report, 1)).toEqual({
      line: '5 passed, 2 failed',
      message: 'unit tests: 2 failed',
    });
  });

  it('names each failed test with the first line of its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'stays quiet', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'Sheet closes',
        failureMessages: ['\u001b[31mError: still open\u001b[39m\n    at sheet.ts:1'],
      },
    ];
    const testResults = [
      { name: 'sheet.ts', status: 'failed', assertionResults },
      { name: 'lost.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    ];
    const report = vitestReport({ numPassedTests: 1, numFailedTests: 1, testResults });

    expect(judged(unitSuite, report, 1).message?.split('\n')).toEqual([
      'unit tests: 2 failed',
      '  lost.ts: no such module',
      '  sheet.ts Sheet closes: Error: still open',
    ]);
  });

  it('names failed and flaky browser tests at any depth, and errors outside of tests', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      ...{ title, file: 'buy.spec.ts', line: 7 },
      tests: [{ status, results: [{ error: { message: `${title} went wrong\nat once` } }, {}] }],
    });
    const suites = [
      {
        specs: [spec('pays', 'expected'), spec('waits', 'flaky')],
        suites: [{ specs: [spec('ends', 'unexpected')] }],
      },
    ];
    const stats = playwrightReport({ expected: 1, unexpected: 1, flaky: 1 });
    const report = { ...stats, suites, errors: [{ message: 'no server' }] };

    expect(judged(browserSuite, report, 1).message?.split('\n')).toEqual([
      'browser tests: 3 failed',
      '  buy.spec.ts:7 waits: waits went wrong',
      '  buy.spec.ts:7 ends: ends went wrong',
      '  no server',
    ]);
  });

  it('counts each file that could not be loaded as one failure', () => {
    const testResults = ['a', 'b'].map((name) => ({
      name,
      status: 'failed',
      assertionResults: [],
    }));

    expect(judged(unitSuite, vitestReport({ numPassedTests: 5, testResults }), 1).line).toBe(
      '5 passed, 2 failed',
    );
  });

  it('counts a flaky browser test and an error outside of tests as failures', () => {
    const error = { message: 'no server' };
    const report = { ...playwrightReport({ expected: 3, flaky: 1, skipped: 2 }), errors: [error] };

    expect(judged(browserSuite, report, 1)).toEqual({
      line: '3 passed, 2 failed, 2 skipped',
      message: 'browser tests: 2 failed\n  no server',
    });
  });

  it('fails when there is no report', () => {
    expect(judgeSuite(root, browserSuite, 0)).toEqual({
      total: { passed: 0, failed: 1, skipped: 0 },
      message: 'browser tests: the runner ended with code 0 and wrote no report',
    });
  });

  it('fails when no test was run', () => {
    expect(judged(browserSuite, playwrightReport({})).line).toBe('0 passed, 1 failed');
  });

  it('fails when its runner failed although every test passed', () => {
    expect(judged(unitSuite, vitestReport({ numPassedTests: 5 }), 1).line).toBe(
      '5 passed, 1 failed',
    );
  });

  it('throws when the report has another shape', () => {
    expect(() => judged(unitSuite, { passed: 5 })).toThrow('numPassedTests');
  });
});

it('adds up totals', () => {
  const totals = [
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ];

  expect(totalLine(addTotals(totals))).toBe('11 passed, 22 failed, 33 skipped');
});
