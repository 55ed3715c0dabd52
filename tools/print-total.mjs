// Prints the total of all test reports there are, as the last line of a longer run. With the code
// that run ends with as its argument, a failure outside of any test counts as one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './terminal/repository.mjs';
import { addTotals, judgeSuite, totalLine } from './test/judge-suite.mjs';
import { suites } from './test/suites.mjs';

const code = Number(process.argv[2] ?? 0);
const written = suites.filter(({ report }) => existsSync(join(repository, report)));
const total = addTotals(written.map((suite) => judgeSuite(repository, suite, 0).total));
const outside = code !== 0 && total.failed === 0 ? 1 : 0;
console.log(totalLine({ ...total, failed: total.failed + outside }));
