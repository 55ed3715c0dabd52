import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFloor, withoutScripts } from './floors.mjs';

it('removes scripts, data blocks and what preloads code, and nothing else', () => {
  const page = [
    '<head><style>a{color:red}</style>',
    '<script type="application/json" id="shop-config">{"a":1}</script>',
    '<script>\nstart();\n</script>',
    '<link rel="modulepreload" id="shop-code" href="/assets/a.js">',
    '<link rel="icon" href="/icon.svg"></head><body><h1>Top up</h1>',
    '<script type="module" src="/a.js"></script></body>',
  ];
  expect(withoutScripts(page.join(''))).toBe(
    '<head><style>a{color:red}</style><link rel="icon" href="/icon.svg"></head>' +
      '<body><h1>Top up</h1></body>',
  );
});

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
  const ask = async (/** @type {string} */ path) => {
    const response = await fetch(`${address}${path}`);
    const { status, headers } = response;
    return [
      status,
      headers.get('content-type'),
      headers.get('content-encoding'),
      await response.text(),
    ];
  };

  expect(await ask('?client_id=1')).toEqual([
    200,
    'text/html; charset=utf-8',
    'gzip',
    '<h1>Hello</h1>',
  ]);
  expect(await ask('a.js')).toEqual([200, 'text/javascript', 'gzip', 'run();']);
  const call = `api.localhost:${sandboxPort} /api/pay/getThirdGift?client_id=1`;
  expect(await ask('api/pay/getThirdGift?client_id=1')).toEqual([201, 'text/plain', null, call]);
  const picture = `nova.localhost:${sandboxPort} /icon.png`;
  expect(await ask('icon.png')).toEqual([201, 'text/plain', null, picture]);
  expect((await ask('names/world'))[0]).toBe(404);

  stop();
  sandbox.closeAllConnections();
  sandbox.close();
  rmSync(folder, { recursive: true });
});
