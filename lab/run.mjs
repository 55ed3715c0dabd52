// `npm run lab -- <name> [options]`: installs what an experiment needs, and runs it.
import { join } from 'node:path';
import { main } from '../tools/terminal/main.mjs';
import { PlainFailure } from '../tools/terminal/plain-failure.mjs';
import { installLab } from './install.mjs';

/** The module of each experiment; README.md says what they answer. */
const modules = {
  transport: 'transport/bench.mjs',
  payments: 'payments/bench.mjs',
  paint: 'paint/bench.mjs',
  sandbox: 'sandbox/bench.mjs',
  torture: 'torture/torture.mjs',
  mutate: 'mutate/mutate.mjs',
  test: 'test.mjs',
};
/** These need only links into the repository. */
const withoutRivals = ['paint', 'torture', 'test'];

await main(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  if (!Object.hasOwn(modules, name)) {
    const usage = 'npm run lab -- <name> [options]; lab/README.md says what they answer.';
    throw new PlainFailure(`${usage}\n\nNames: ${Object.keys(modules).join(', ')}`);
  }
  await installLab({ hasRivals: !withoutRivals.includes(name) });
  const module = join(import.meta.dirname, modules[name]);
  process.argv = [process.argv[0] ?? '', module, ...options];
  await import(module);
  return Number(process.exitCode ?? 0);
});
