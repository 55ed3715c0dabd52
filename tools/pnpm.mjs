// `node tools/pnpm.mjs <arguments>`: runs pnpm in the version of the workspace, which need not be installed.
import { environmentOf, findPackageManager } from './setup/package-manager.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runAttached } from './terminal/run-attached.mjs';

await main(async () => {
  const manager = await findPackageManager(repository);
  const args = [manager.program, ...process.argv.slice(2)];
  return runAttached(process.execPath, args, environmentOf(manager));
});
