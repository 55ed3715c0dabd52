// `npm run test:nginx`: compares an installed nginx, with the configuration that is written for it, with the
// gateway of the sandbox, and prints the number of passed and failed tests. Needs the builds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { judgeSuite, totalLine } from './test/judge-suite.mjs';
import { nginxSuite, runSuite } from './test/suites.mjs';

await main(async () => {
  rmSync(join(repository, nginxSuite.report), { force: true });

  const { code } = await runSuite(repository, nginxSuite, { isShown: true });
  const { total, message } = judgeSuite(repository, nginxSuite, code);
  if (message !== null) console.log(`Failed: ${message}`);
  console.log(totalLine(total));
  return message === null ? 0 : 1;
});
