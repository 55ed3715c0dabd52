// `npm run lab -- test`: runs the tests of the lab.
import { startVitest } from 'vitest/node';

const options = { root: import.meta.dirname, config: false, watch: false };
const vitest = await startVitest('test', process.argv.slice(2), options);
await vitest.close();
