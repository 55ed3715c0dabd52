// `npm run test:guides`: in a clone, adds two payment providers by the steps of CONTRIBUTING.md and expects every check to
// pass, then begins each other addition that it explains and expects the checks that lead through the rest to fail.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { additions } from './guides/additions.mjs';
import { commands, rows, steps, tests as providerTests } from './guides/providers.mjs';
import { makeClone, run, runIn } from './terminal/clone.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { step } from './terminal/step.mjs';

const vitest = /** @type {const} */ (['vitest', 'run', '--configLoader', 'runner']);

await main(async () => {
  const clone = mkdtempSync(join(tmpdir(), 'guides-'));
  try {
    await step('Adding providers in a clone', async () => addProviders(clone));
    for (const { changes, command } of additions) {
      for (const change of changes) make(clone, change);
      if (command !== undefined) await run(clone, 'npm', ...command);
    }
    const types = await step('Checking types of other additions', async () =>
      runIn(clone, 'npm', 'run', 'types'),
    );
    const files = additions.flatMap(({ failingTests }) => failingTests);
    const tests = await step('Running their tests', async () => runIn(clone, ...vitest, ...files));

    const silent = additions.flatMap(({ title, doNotCompile, failingTests }) => [
      ...doNotCompile
        .filter((file) => !types.output.includes(file))
        .map((file) => `${title}: ${file} compiles without the addition.`),
      ...failingTests
        .filter((file) => !tests.output.includes(`${file} >`))
        .map((file) => `${title}: ${file} passes without the addition.`),
    ]);
    if (silent.length > 0) throw new PlainFailure(silent.join('\n'));
    return 0;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

/**
 * Adds providers, first without the rows of the payment table, which a test has to ask for.
 *
 * @param {string} clone
 */
async function addProviders(clone) {
  await makeClone(clone);
  for (const change of steps) make(clone, change);
  const { output } = await runIn(clone, ...vitest, 'packages/payments/src/providers');
  if (!output.includes(`Write into ${rows.file}`))
    throw new PlainFailure(`Add a payment provider: no test asks for the rows of ${rows.file}.`);
  make(clone, rows);
  for (const command of commands) await run(clone, 'npm', 'run', command);
  await run(clone, 'npm', 'run', 'types');
  await run(clone, ...vitest, ...providerTests);
}

/**
 * @param {string} root
 * @param {import('./guides/additions.mjs').Change} change
 */
function make(root, { file, part, text }) {
  const path = join(root, file);
  if (part === undefined) {
    writeFileSync(path, text);
    return;
  }
  const before = readFileSync(path, 'utf8');
  if (before.split(part).length !== 2)
    throw new PlainFailure(`${file} does not contain this once: ${part}`);
  writeFileSync(
    path,
    before.replace(part, () => text),
  );
}
