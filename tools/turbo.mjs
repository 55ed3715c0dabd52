// `node tools/turbo.mjs <arguments>`: runs Turborepo with the workspace's version of pnpm.
import { turboCommand } from './start/turbo-command.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runAttached } from './terminal/run-attached.mjs';

await main(async () => {
  const { program, args, env } = await turboCommand(repository, process.argv.slice(2));
  return runAttached(program, args, env);
});
