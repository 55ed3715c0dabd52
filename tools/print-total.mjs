// Prints the total of all test reports as the last line of a longer run. The argument is the exit code
// of that run: if it is not 0 and no test has failed, one failure is added.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './terminal/repository.mjs';
import { addTotals, judgeSuite, totalLine } from './test/judge-suite.mjs';
import { suites } from './test/suites.mjs';

const code = Number(process.argv[2] ?? 0);
const written = suites.filter(({ report }) => existsSync(join(repository, report)));
const total = addTotals(written.map((suite) => judgeSuite(repository, suite, 0).total));
const otherFailures = code !== 0 && total.failed === 0 ? 1 : 0;
console.log(totalLine({ ...total, failed: total.failed + otherFailures }));
