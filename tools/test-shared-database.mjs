// `npm run test:shared-database`: runs the browser tests of two sandboxes that share the PostgreSQL at
// DATABASE_URL, and prints the number of passed and failed tests.
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { runAlone } from './test/run-alone.mjs';
import { sharedDatabaseSuite } from './test/suites.mjs';

await main(async () => {
  if (process.env['DATABASE_URL'] === undefined)
    throw new PlainFailure('Set DATABASE_URL to an empty PostgreSQL database.');
  return runAlone(sharedDatabaseSuite);
});
