// `npm start`: builds the shop and serves it locally with the sandbox.
import { join } from 'node:path';
import { exampleOrigins } from './examples/examples.mjs';
import { ensureWritable } from './setup/writable.mjs';
import { build } from './start/build.mjs';
import { readShops } from './start/fixtures.mjs';
import { waitUntilHealthy } from './start/health.mjs';
import { ensurePortFree, readPort } from './start/port.mjs';
import { startSandbox } from './start/sandbox-process.mjs';
import { watchParent } from './start/watch-parent.mjs';
import { welcome } from './start/welcome.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { step } from './terminal/step.mjs';

/** Its first start creates a database and fills it. */
const startTimeoutMs = 90_000;

await main(async () => {
  const port = readPort(process.env['PORT']);
  await ensurePortFree(port);
  if (process.env['DATABASE_URL'] === undefined)
    ensureWritable(
      process.env['SANDBOX_DATA'] ?? join(repository, '.data'),
      'the database’s files',
    );

  await step('Building the storefront and the sandbox', () =>
    build(repository, [
      '@shop/storefront-new',
      '@shop/storefront-legacy',
      '@shop/card-frame',
      '@shop/sandbox',
    ]),
  );

  const sandbox = startSandbox(join(repository, 'apps/sandbox/dist/main.js'), {
    cwd: repository,
    env: {
      SANDBOX_PAGE_ORIGINS: exampleOrigins(port).join(','),
      ...process.env,
      PORT: String(port),
      SANDBOX_CONTROL: '1',
    },
  });
  // Only if npm is the parent: a shell may exit and leave the shop running on purpose.
  if (process.env['npm_lifecycle_event'] === 'start') watchParent(sandbox.stop);
  // An IP address, since Node does not resolve *.localhost and another program may listen on ::1.
  const origin = `http://127.0.0.1:${port}`;
  const secret = process.env['SANDBOX_CONTROL_SECRET'] ?? '';
  const headers = secret === '' ? undefined : { authorization: `Bearer ${secret}` };
  try {
    const state = await waitUntilHealthy(origin, sandbox.ended, startTimeoutMs);
    if (state === 'healthy') console.log(welcome(port, await readShops(origin, headers)));
  } catch (error) {
    sandbox.stop();
    throw error;
  }
  return sandbox.exitCode;
});
