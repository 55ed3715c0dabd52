import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, obfuscated, openTestSandbox } from '../test-sandbox/test-sandbox';
import { createPasswordChecks, maxHashesAtOnce, testCost } from './passwords';

const folder = mkdtempSync(join(tmpdir(), 'password-checks-'));
const pipe = join(folder, 'pipe');
let sandbox: TestSandbox;
let underWay = 0;
let reportFull: () => void = () => undefined;
const isFull = new Promise<void>((resolve) => {
  reportFull = resolve;
});

// Reading a pipe without a writer occupies a thread of Node's pool like a hash does, until the test
// ends it.
async function keepThreadBusy(): Promise<boolean> {
  underWay += 1;
  if (underWay === maxHashesAtOnce({ cores: 8, poolThreads: 4 })) reportFull();
  const reader = await open(pipe, 'r');
  underWay -= 1;
  await reader.close();
  return false;
}

beforeAll(async () => {
  execFileSync('mkfifo', [pipe]);
  for (const name of ['assets', 'pages']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'pages', 'nova.html'), 'a page');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'app()');
  const { semaphore, dummyHash } = createPasswordChecks({ cores: 8, poolThreads: 4 }, testCost);
  sandbox = await openTestSandbox({
    storefrontFolders: { new: folder, legacy: folder },
    passwordChecks: { semaphore, isRight: keepThreadBusy, dummyHash },
  });
});
afterAll(async () => {
  // Also if the test fails: a thread that waits for a writer would never end.
  const writer = openSync(pipe, 'r+');
  await sandbox.close();
  closeSync(writer);
  rmSync(folder, { recursive: true });
});

describe('maxHashesAtOnce', () => {
  it.each([
    [1, 4, 1],
    [2, 4, 2],
    [4, 2, 1],
    [16, 4, 2],
    [16, 32, 16],
    [16, 40, 16],
    [16, 1, 1],
  ])('with %i cores and %i threads is %i', (cores, poolThreads, expected) => {
    expect(maxHashesAtOnce({ cores, poolThreads })).toBe(expected);
  });
});

describe('pages and files', () => {
  it('are answered before the passwords that are checked at the same time', async () => {
    const signIns = Array.from({ length: 12 }, async (_, index) =>
      sandbox.ask(calls.login, {
        client_id: '510001',
        username: obfuscated(`player-${String(index)}`),
        password: obfuscated('wrong'),
      }),
    );
    await isFull;
    const host = 'nova.localhost';
    const page = await sandbox.request({ host, path: '/' });
    const file = await sandbox.request({ host, path: '/assets/app-1a2b.js' });
    expect([page.body, file.body, underWay]).toEqual(['a page', 'app()', 2]);

    const writer = openSync(pipe, 'r+');
    await Promise.all(signIns);
    closeSync(writer);
  });
});
