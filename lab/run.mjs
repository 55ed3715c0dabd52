// `npm run lab -- <name> [options]`: installs what an experiment needs, and runs it.
import { join } from 'node:path';
import { main } from '../tools/terminal/main.mjs';
import { PlainFailure } from '../tools/terminal/plain-failure.mjs';
import { installLab } from './install.mjs';

/** What there is: what it does, its module, and whether it needs more than links into the repository. */
const experiments = {
  transport: {
    does: 'the transport of @shop/api-client against HTTP libraries: size, and time of a call',
    module: 'transport/bench.mjs',
    hasRivals: true,
  },
  payments: {
    does: '@shop/payments against other SDKs, by size, and its listing against plain loops',
    module: 'payments/bench.mjs',
    hasRivals: true,
  },
  paint: {
    does: 'the time from an input to the next paint, for every popup; needs Chromium',
    module: 'paint/bench.mjs',
    hasRivals: false,
  },
  sandbox: {
    does: 'how many calls the sandbox answers, under load and in a flood',
    module: 'sandbox/bench.mjs',
    hasRivals: true,
  },
  torture: {
    does: 'kills servers and databases while players buy, and checks what they promised',
    module: 'torture/torture.mjs',
    hasRivals: false,
  },
  mutate: {
    does: 'changes the code of a package, and counts the changes that its tests notice',
    module: 'mutate/mutate.mjs',
    hasRivals: true,
  },
  test: { does: 'tests of the lab itself', module: 'test.mjs', hasRivals: true },
};

const list = Object.entries(experiments).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`);
const usage = `npm run lab -- <name> [options]\n\n${list.join('\n')}`;

await main(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  const experiment = Object.entries(experiments).find(([known]) => known === name)?.[1];
  if (experiment === undefined && name !== '')
    throw new PlainFailure(`There is no "${name}" in the lab.\n\n${usage}`);
  if (experiment === undefined) {
    console.log(usage);
    return 0;
  }
  await installLab(experiment);
  const module = join(import.meta.dirname, experiment.module);
  process.argv = [process.argv[0] ?? '', module, ...options];
  await import(module);
  return Number(process.exitCode ?? 0);
});
