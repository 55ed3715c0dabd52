// `npm run test:shared-database`: runs the browser tests of two sandboxes that share the PostgreSQL at
// DATABASE_URL, and prints the number of passed and failed tests.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { judgeSuite, totalLine } from './test/judge-suite.mjs';
import { runSuite, sharedDatabaseSuite } from './test/suites.mjs';

await main(async () => {
  if (process.env['DATABASE_URL'] === undefined)
    throw new PlainFailure('Set DATABASE_URL to an empty PostgreSQL database.');
  rmSync(join(repository, sharedDatabaseSuite.report), { force: true });

  const { code } = await runSuite(repository, sharedDatabaseSuite, { isShown: true });
  const { total, message } = judgeSuite(repository, sharedDatabaseSuite, code);
  if (message !== null) console.log(`Failed: ${message}`);
  console.log(totalLine(total));
  return message === null ? 0 : 1;
});
