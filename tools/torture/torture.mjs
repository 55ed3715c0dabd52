// `npm run torture`: attacks a sandbox while players buy, and checks afterwards what it promised.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../start/build.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { checkAll } from './check.mjs';
import { embeddedDatabase } from './databases/embedded.mjs';
import { readOptions, usage } from './options.mjs';
import { formatAttacks, formatInvariants, formatViolations } from './report.mjs';
import { run } from './run.mjs';

const maxSeed = 1_000_000;

await main(async () => {
  const options = readOptions(process.argv.slice(2), Math.floor(Math.random() * maxSeed) + 1);
  if (options === null) {
    console.log(usage);
    return 0;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());

  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const database = embeddedDatabase(folder);
  try {
    const title = `Torturing the ${options.database} database for ${options.seconds} s, seed ${options.seed}`;
    const facts = await step(title, () => run(options, database, folder, stopping.signal));
    const checked = checkAll(facts);
    console.log(`\n${formatAttacks(facts, checked)}\n\n${formatInvariants(checked)}\n`);
    const violations = formatViolations(checked);
    if (violations !== '') console.log(violations);
    return violations === '' ? 0 : 1;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
