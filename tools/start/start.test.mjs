import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readShops } from './fixtures.mjs';
import { waitUntilHealthy } from './health.mjs';
import { startSandbox } from './sandbox-process.mjs';
import { watchParent } from './watch-parent.mjs';
import { welcome } from './welcome.mjs';

/**
 * @param {(
 *   url: string,
 *   headers: import('node:http').IncomingHttpHeaders,
 * ) => [status: number, body: string]} respond
 */
async function serve(respond) {
  const server = createServer((request, response) => {
    const [status, body] = respond(request.url ?? '', request.headers);
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

it('waitUntilHealthy resolves when the health check succeeds', async () => {
  let requests = 0;
  const { origin, close } = await serve((url) => {
    requests += 1;
    return [url === '/sandbox/health/ready' && requests > 2 ? 200 : 503, ''];
  });

  await expect(waitUntilHealthy(origin, running, 5000)).resolves.toBe('healthy');
  expect(requests).toBe(3);
  close();
});

it('readShops sends the secret of control calls', async () => {
  const headers = { authorization: 'Bearer secret' };
  const { origin, close } = await serve((_, { authorization }) => [
    authorization === headers.authorization ? 200 : 401,
    '{"accounts":[{"brand":"nova","username":"ada","password":"one"}]}',
  ]);

  await expect(readShops(origin, headers)).resolves.toHaveLength(1);
  close();
});

it('waitUntilHealthy resolves when the sandbox exits', async () => {
  await expect(waitUntilHealthy('http://127.0.0.1:9', AbortSignal.abort(), 5000)).resolves.toBe(
    'ended',
  );
});

it('waitUntilHealthy rejects after the timeout and names the address', async () => {
  await expect(waitUntilHealthy('http://127.0.0.1:9', running, 1)).rejects.toThrow(
    'http://127.0.0.1:9/sandbox/health/ready',
  );
});

it('welcome contains an account for each brand, a link for each of its areas, and one to a replenishment', async () => {
  const accounts = [
    { brand: 'nova', username: 'ada', password: 'one' },
    { brand: 'nova', username: 'bob', password: 'two' },
    { brand: 'haneul', username: 'cho', password: 'three' },
  ];
  const shops = [
    { brand: 'nova', domain_area: 'universal', version: 'new' },
    { brand: 'haneul', domain_area: 'kr', version: 'new' },
    { brand: 'haneul', domain_area: 'sea', version: 'legacy' },
  ];
  const replenishments = [
    { brand: 'nova', life: 'expired', replenish_id: 'late' },
    { brand: 'nova', life: 'running', replenish_id: 'r1' },
  ];
  const body = JSON.stringify({
    accounts: [...accounts, { brand: 'broken' }],
    shops,
    replenishments,
  });
  const { origin, close } = await serve(() => [200, body]);

  const text = welcome(4001, await readShops(origin));
  close();

  expect(text).toContain('http://localhost:4001/');
  expect(text).toMatch(/http:\/\/nova\.localhost:4001\/ +new version, ada \/ one/);
  expect(text).toMatch(
    /haneul +http:\/\/haneul\.localhost:4001\/\?domain_area=kr +new version, cho \/ three/,
  );
  expect(text).toMatch(/\?domain_area=sea +old version\n/);
  expect(text).toContain('http://nova.localhost:4001/replenishGoods?replenish_id=r1 ');
  expect(text).not.toContain('broken');
});

it.each([
  ['process.exit(7)', 7],
  ['process.kill(process.pid, "SIGKILL")', 137],
])('exitCode is that of the sandbox: %s', async (program, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const path = join(folder, 'main.cjs');
  writeFileSync(path, program);

  const sandbox = startSandbox(path, { cwd: folder, env: process.env });

  await expect(sandbox.exitCode).resolves.toBe(code);
  expect(sandbox.ended.aborted).toBe(true);
  rmSync(folder, { recursive: true });
});

it('watchParent calls back once when the parent has exited', () => {
  vi.useFakeTimers();
  let parent = 100;
  const onExit = vi.fn();
  watchParent(onExit, () => parent, 500);

  vi.advanceTimersByTime(5000);
  expect(onExit).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(5000);
  expect(onExit).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
