// `npm run test:nginx`: compares an installed nginx, with the configuration that is written for it, with the
// gateway of the sandbox, and prints the number of passed and failed tests. Needs the builds.
import { main } from './terminal/main.mjs';
import { runAlone } from './test/run-alone.mjs';
import { nginxSuite } from './test/suites.mjs';

await main(async () => runAlone(nginxSuite));
