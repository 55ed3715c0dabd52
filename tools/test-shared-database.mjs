// `npm run test:shared-database`: the browser tests of two sandboxes that share the PostgreSQL at
// DATABASE_URL, with a line at the end that counts them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { judgeSuite } from './test/judge-suite.mjs';
import { runBrowserTests } from './test/run-browser-tests.mjs';
import { sharedDatabaseSuite } from './test/suites.mjs';
import { totalLine } from './test/total.mjs';

await main(async () => {
  if (process.env['DATABASE_URL'] === undefined)
    throw new PlainFailure('Set DATABASE_URL to an empty database of a PostgreSQL of yours.');
  rmSync(join(repository, sharedDatabaseSuite.report), { force: true });

  const args = ['--project=shared-database'];
  const code = await runBrowserTests(repository, sharedDatabaseSuite, args);
  const { total, complaint } = judgeSuite(repository, sharedDatabaseSuite, code);
  if (complaint !== null) console.log(`Failed: ${complaint}`);
  console.log(totalLine(total));
  return complaint === null ? 0 : 1;
});
