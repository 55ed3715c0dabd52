import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFloor } from './serve-floor.mjs';

it('compresses its own files, and asks the sandbox for calls and pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  writeFileSync(join(folder, 'a.js'), 'run();');
  const sandbox = createServer(({ url, headers }, response) => {
    response.writeHead(201, { 'content-type': 'text/plain' }).end(`${headers.host} ${url}`);
  }).listen(0, '127.0.0.1');
  await once(sandbox, 'listening');
  const listening = sandbox.address();
  const sandboxPort = typeof listening === 'object' ? (listening?.port ?? 0) : 0;
  const { address, stop } = await serveFloor({ html: '<h1>Hello</h1>', folder, sandboxPort });

  const page = await fetch(`${address}?client_id=1`);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(await page.text()).toBe('<h1>Hello</h1>');
  const script = await fetch(`${address}a.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(await script.text()).toBe('run();');
  const call = await fetch(`${address}api/pay/getThirdGift?client_id=1`);
  expect(call.status).toBe(201);
  expect(await call.text()).toBe(`api.localhost:${sandboxPort} /api/pay/getThirdGift?client_id=1`);
  const picture = await fetch(`${address}icon.png`);
  expect(await picture.text()).toBe(`nova.localhost:${sandboxPort} /icon.png`);
  expect((await fetch(`${address}names/world`)).status).toBe(404);

  stop();
  sandbox.closeAllConnections();
  sandbox.close();
  rmSync(folder, { recursive: true });
});
