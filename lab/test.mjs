// `npm run lab -- test`: runs the tests of the lab.
import { startVitest } from 'vitest/node';

const root = import.meta.dirname;
const vitest = await startVitest('test', process.argv.slice(2), {
  root,
  config: false,
  watch: false,
});
await vitest.close();
