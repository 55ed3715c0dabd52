// `npm run lab -- torture`: attacks a sandbox while players buy, and checks afterwards what it promised.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { seconds, step } from '../../tools/terminal/step.mjs';
import { checkAll } from './check.mjs';
import { openDatabase } from './databases/open-database.mjs';
import { readOptions, usage } from './options.mjs';
import { formatAttacks, formatInvariants, formatViolations } from './report.mjs';
import { run } from './run.mjs';

const maxSeed = 1_000_000;

function judge(facts) {
  const checked = checkAll(facts);
  console.log(`\n${formatAttacks(facts, checked)}\n\n${formatInvariants(checked)}\n`);
  const violations = formatViolations(checked);
  if (violations !== '') console.log(`${violations}\n`);
  return violations === '';
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), Math.floor(Math.random() * maxSeed) + 1);
  if (options === null) {
    console.log(usage);
    return 0;
  }
  const { seed, database: kind } = options;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());

  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  let database;
  try {
    database = await openDatabase(kind, folder);
    const began = performance.now();
    console.log(
      `Attacking the sandbox for ${options.seconds} s: --database ${kind} --seed ${seed}`,
    );
    const isRight = judge(await run(options, database, folder, stopping.signal));
    console.log(`Took ${seconds(performance.now() - began)}.`);
    return isRight ? 0 : 1;
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
