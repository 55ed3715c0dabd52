// `npm run bench:sandbox`: the sandbox beside the least a server can do on the same database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { compareCreations, compareReads } from './sandbox/compare.mjs';
import { openBenchDatabase } from './sandbox/database.mjs';
import { embeddedUrl } from './sandbox/embedded-url.mjs';
import { startBareServer, startSandboxServer } from './sandbox/servers.mjs';
import { verdict, verdictLine } from './sandbox/verdict.mjs';

/** @param {string} dataFolder */
async function compareOn(dataFolder) {
  /** @type {(() => Promise<void>)[]} */
  const endings = [];
  try {
    const sandbox = await startSandboxServer(dataFolder);
    endings.unshift(sandbox.stop);
    const url = embeddedUrl(dataFolder);
    const database = await openBenchDatabase(url);
    endings.unshift(database.close);
    const bare = await startBareServer(url);
    endings.unshift(bare.stop);
    const token = await database.signIn();
    const setting = { ours: sandbox.port, floor: bare.port, token };
    const reads = await step('Reading orders', () => compareReads(setting));
    return [reads, await step('Making orders', () => compareCreations(setting))];
  } finally {
    // The sandbox last: it stops the database once nobody else is connected.
    for (const end of endings) await end();
  }
}

await main(async () => {
  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  try {
    const comparisons = await compareOn(dataFolder);
    for (const comparison of comparisons) console.log(verdictLine(comparison));
    return comparisons.every((one) => verdict(one).isReached) ? 0 : 1;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
