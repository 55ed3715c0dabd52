import { randomUUID } from 'node:crypto';
import {
  type CheckResult,
  type Incoming,
  type Send,
  type SuiteOptions,
  readFixtures,
  runSuite,
} from '@shop/conformance';
import { sandboxFixtures } from '../control/fixtures';
import type { TestSandbox } from './test-sandbox';

const bases = ['http://api.localhost:4000', 'http://backup1.localhost:4000'] as const;

/** Sends requests to the sandbox without a network. */
export function sendTo(sandbox: TestSandbox): Send {
  return async ({ url, headers }): Promise<Incoming> => {
    const { hostname: host, pathname, search } = new URL(url);
    const answer = await sandbox.request({ host, path: pathname + search, headers });
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries<string>(named.map(([name = '', value = '']) => [name, value])),
      body: answer.body,
    };
  };
}

/** Runs all or part of the conformance suite with the console's fixtures. */
export async function runSuiteWith(
  send: Send,
  choice: Partial<Pick<SuiteOptions, 'only' | 'isThorough' | 'runs'>> = {},
): Promise<readonly CheckResult[]> {
  const reading = readFixtures(JSON.parse(JSON.stringify(sandboxFixtures())));
  if (reading.kind === 'wrong') throw new Error(reading.problems.join('\n'));
  return runSuite({
    send,
    fixtures: reading.fixtures,
    bases,
    originOf: (brand) => `http://${brand}.localhost:4000`,
    randomHex: (digits) => 'a'.repeat(digits),
    newKey: randomUUID,
    seed: 42,
    runs: choice.runs ?? 5,
    only: choice.only ?? [],
    isThorough: choice.isThorough ?? false,
  });
}
