// `npm run test:guides`: begins every addition that CONTRIBUTING.md explains in a clone, and expects the checks that
// lead through the rest of it to fail there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { additions } from './guides/additions.mjs';
import { makeClone, runIn } from './terminal/clone.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { step } from './terminal/step.mjs';

await main(async () => {
  const clone = mkdtempSync(join(tmpdir(), 'guides-'));
  try {
    await step('Beginning every addition in a clone', async () => {
      await makeClone(clone);
      for (const { changes } of additions) for (const change of changes) make(clone, change);
    });
    const types = await step('Checking types', async () => runIn(clone, 'npm', 'run', 'types'));
    const files = additions.flatMap(({ failingTests }) => failingTests);
    const tests = await step('Running tests', async () =>
      runIn(clone, 'vitest', 'run', '--configLoader', 'runner', ...files),
    );

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
