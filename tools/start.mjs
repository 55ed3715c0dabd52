// `npm start`: builds the shop and opens it on this machine, against the sandbox.
import { join } from 'node:path';
import { ensureWritable } from './setup/writable.mjs';
import { build } from './start/build.mjs';
import { readAccounts } from './start/fixtures.mjs';
import { waitUntilHealthy } from './start/health.mjs';
import { ensurePortFree, readPort } from './start/port.mjs';
import { startSandbox } from './start/sandbox-process.mjs';
import { watchParent } from './start/watch-parent.mjs';
import { welcome } from './start/welcome.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { step } from './terminal/step.mjs';

/** How long the sandbox may take: its first start makes a database and fills it. */
const patienceMs = 90_000;

await main(async () => {
  const port = readPort(process.env['PORT']);
  await ensurePortFree(port);
  if (process.env['DATABASE_URL'] === undefined)
    ensureWritable(
      process.env['SANDBOX_DATA'] ?? join(repository, '.data'),
      'the database’s files',
    );

  await step('Building the storefront and the sandbox', () =>
    build(repository, ['@shop/storefront-new', '@shop/card-frame', '@shop/sandbox']),
  );

  const sandbox = startSandbox(join(repository, 'apps/sandbox/dist/main.js'), {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_CONTROL: '1' },
  });
  // Only npm's shell lives as long as it is wanted; a shell of the user's may leave us running.
  if (process.env['npm_lifecycle_event'] === 'start') watchParent(sandbox.stop);
  // By address: Node does not resolve names below localhost, and ::1 may be someone else's.
  const origin = `http://127.0.0.1:${port}`;
  const secret = process.env['SANDBOX_CONTROL_SECRET'] ?? '';
  const headers = secret === '' ? undefined : { authorization: `Bearer ${secret}` };
  try {
    const state = await waitUntilHealthy(origin, sandbox.ended, patienceMs, headers);
    if (state === 'healthy') console.log(welcome(port, await readAccounts(origin, headers)));
  } catch (error) {
    sandbox.stop();
    throw error;
  }
  return sandbox.exitCode;
});
