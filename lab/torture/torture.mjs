// `npm run lab -- torture`: attacks a sandbox while players buy, and checks afterwards what it promised.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { seconds, step } from '../../tools/terminal/step.mjs';
import { checkAll } from './check.mjs';
import { openDatabase } from './databases/open-database.mjs';
import { readOptions, usage } from './options.mjs';
import { plantDefect, plantedDefects } from './planted-defects.mjs';
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

/**
 * Plants defects one after the other and reports which invariants have found each.
 *
 * @param {string} wanted the name of a defect, or `all`
 * @returns {Promise<boolean>} whether every defect was found by the invariant that has to find it
 */
async function findPlantedDefects(facts, wanted, url) {
  let isFound = true;
  for (const defect of plantedDefects.filter(({ name }) => wanted === 'all' || name === wanted)) {
    const broken = checkAll(await plantDefect(defect, facts, url)).filter(
      ({ violations }) => violations.length > 0,
    );
    const names = broken.map(({ invariant }) => invariant.name);
    const isThis = names.includes(defect.invariant);
    isFound &&= isThis;
    console.log(`${isThis ? 'found ' : 'MISSED'}  ${defect.name}: ${names.join(', ')}`);
  }
  return isFound;
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), Math.floor(Math.random() * maxSeed) + 1);
  if (options === null) {
    console.log(usage);
    return 0;
  }
  const { plant, seed, database: kind } = options;
  const known = ['all', ...plantedDefects.map(({ name }) => name)];
  if (plant !== null && !known.includes(plant))
    throw new PlainFailure(`--plant must be one of ${known.join(', ')}.`);
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
    const isRight = await run(options, database, folder, stopping.signal, async (facts) => {
      const holds = judge(facts);
      const isFound = plant === null || (await findPlantedDefects(facts, plant, database.url()));
      return holds && isFound;
    });
    console.log(`Took ${seconds(performance.now() - began)}.`);
    return isRight ? 0 : 1;
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
