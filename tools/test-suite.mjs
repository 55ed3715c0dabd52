// `npm run test:tools` and `npm run test:nginx`: run one suite, and print the number of passed and failed tests. That of
// nginx compares an installed one, with the configuration that is written for it, with the gateway of the sandbox, and
// needs the builds.
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { runAlone } from './test/run-alone.mjs';
import { nginxSuite, toolSuite } from './test/suites.mjs';

const suites = new Map([
  ['tools', toolSuite],
  ['nginx', nginxSuite],
]);

await main(async () => {
  const suite = suites.get(process.argv[2] ?? '');
  if (suite === undefined)
    throw new PlainFailure(`Name the suite: ${[...suites.keys()].join(' or ')}.`);
  return runAlone(suite);
});
