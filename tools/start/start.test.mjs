import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readAccounts } from './fixtures.mjs';
import { waitUntilHealthy } from './health.mjs';
import { startSandbox } from './sandbox-process.mjs';
import { watchParent } from './watch-parent.mjs';
import { welcome } from './welcome.mjs';

/**
 * @param {(
 *   url: string,
 *   headers: import('node:http').IncomingHttpHeaders,
 * ) => [status: number, body: string]} answer
 */
async function serve(answer) {
  const server = createServer((request, response) => {
    const [status, body] = answer(request.url ?? '', request.headers);
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const running = new AbortController().signal;

it('the sandbox is waited for until its health check answers', async () => {
  let asked = 0;
  const { origin, close } = await serve((url) => {
    asked += 1;
    return [url === '/sandbox/health' && asked > 2 ? 200 : 503, ''];
  });

  await expect(waitUntilHealthy(origin, running, 5000)).resolves.toBe('healthy');
  expect(asked).toBe(3);
  close();
});

it('a sandbox with a secret is asked with it', async () => {
  const headers = { authorization: 'Bearer secret' };
  const { origin, close } = await serve((_, { authorization }) => [
    authorization === headers.authorization ? 200 : 401,
    '{"accounts":[{"brand":"nova","username":"ada","password":"one"}]}',
  ]);

  await expect(waitUntilHealthy(origin, running, 5000, headers)).resolves.toBe('healthy');
  await expect(readAccounts(origin, headers)).resolves.toHaveLength(1);
  close();
});

it('waiting ends with the sandbox', async () => {
  await expect(waitUntilHealthy('http://127.0.0.1:9', AbortSignal.abort(), 5000)).resolves.toBe(
    'ended',
  );
});

it('patience ends, and the address is named', async () => {
  await expect(waitUntilHealthy('http://127.0.0.1:9', running, 1)).rejects.toThrow(
    'http://127.0.0.1:9/sandbox/health',
  );
});

it('the welcome has a link and an account for each brand', async () => {
  const accounts = [
    { brand: 'nova', username: 'ada', password: 'one' },
    { brand: 'nova', username: 'bob', password: 'two' },
    { brand: 'haneul', username: 'cho', password: 'three' },
  ];
  const body = JSON.stringify({ accounts: [...accounts, { brand: 'broken' }] });
  const { origin, close } = await serve(() => [200, body]);

  const text = welcome(4001, await readAccounts(origin));
  close();

  expect(text).toContain('http://localhost:4001/');
  expect(text).toMatch(/http:\/\/nova\.localhost:4001\/ +ada \/ one/);
  expect(text).toMatch(/http:\/\/haneul\.localhost:4001\/ +cho \/ three/);
  expect(text).not.toContain('broken');
});

it.each([
  ['process.exit(7)', 7],
  ['process.kill(process.pid, "SIGKILL")', 137],
])('the sandbox’s end is ours: %s', async (program, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const path = join(folder, 'main.cjs');
  writeFileSync(path, program);

  const sandbox = startSandbox(path, { cwd: folder, env: process.env });

  await expect(sandbox.exitCode).resolves.toBe(code);
  expect(sandbox.ended.aborted).toBe(true);
  rmSync(folder, { recursive: true });
});

it('the shop closes when npm has gone, and not before', () => {
  vi.useFakeTimers();
  let parent = 100;
  const onGone = vi.fn();
  watchParent(onGone, () => parent, 500);

  vi.advanceTimersByTime(5000);
  expect(onGone).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(5000);
  expect(onGone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
