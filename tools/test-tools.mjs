// `npm run test:tools`: runs the tests of the tools, and prints the number of passed and failed ones.
import { main } from './terminal/main.mjs';
import { runAlone } from './test/run-alone.mjs';
import { toolSuite } from './test/suites.mjs';

await main(async () => runAlone(toolSuite));
