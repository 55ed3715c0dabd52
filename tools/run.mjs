// `node tools/run.mjs <program> <arguments>`: runs a program that only checks and releases need. Installs
// what is in `tools/package.json` if it has changed.
import { join } from 'node:path';
import { installTools } from './setup/install.mjs';
import { environmentOf, findPackageManager } from './setup/package-manager.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runAttached } from './terminal/run-attached.mjs';

const [program = '', ...args] = process.argv.slice(2);

await main(async () => {
  await installTools(repository);
  const folders = ['tools/node_modules/.bin', 'node_modules/.bin'];
  const env = environmentOf(
    await findPackageManager(repository),
    folders.map((folder) => join(repository, folder)),
  );
  return runAttached(program, args, env);
});
