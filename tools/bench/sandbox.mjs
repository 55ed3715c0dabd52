// `npm run bench:sandbox`: compares the sandbox with a minimal server on the same database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { compareCreations, compareReads } from './sandbox/compare.mjs';
import { openBenchDatabase } from './sandbox/database.mjs';
import { embeddedUrl } from './sandbox/embedded-url.mjs';
import { evaluate, formatComparison } from './sandbox/evaluate.mjs';
import { startBareServer, startSandboxServer } from './sandbox/servers.mjs';

/** @param {string} dataFolder */
async function compareOn(dataFolder) {
  /** @type {(() => Promise<void>)[]} */
  const cleanups = [];
  try {
    const sandbox = await startSandboxServer(dataFolder);
    cleanups.unshift(sandbox.stop);
    const url = embeddedUrl(dataFolder);
    const database = await openBenchDatabase(url);
    cleanups.unshift(database.close);
    const bare = await startBareServer(url);
    cleanups.unshift(bare.stop);
    const token = await database.signIn();
    const setting = { sandboxPort: sandbox.port, baselinePort: bare.port, token };
    const reads = await step('Reading orders', () => compareReads(setting));
    return [reads, await step('Creating orders', () => compareCreations(setting))];
  } finally {
    // The sandbox comes last: it stops the database when no one else is connected.
    for (const cleanUp of cleanups) await cleanUp();
  }
}

await main(async () => {
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(dataFolder, 0o755);
  try {
    const comparisons = await compareOn(dataFolder);
    for (const comparison of comparisons) console.log(formatComparison(comparison));
    return comparisons.every((comparison) => evaluate(comparison).isReached) ? 0 : 1;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
