// `npm run lab -- torture`: attacks a sandbox while players buy, and checks afterwards what it promised.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../../tools/bench/table.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from './database.mjs';
import { check } from './invariants.mjs';
import { run } from './run.mjs';

const maxExamples = 3;

/** With `--short` as in CI. */
function readOptions() {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, seconds: { type: 'string' } },
  });
  const seconds = Number(values.seconds ?? (values.short ? 8 : 120));
  if (!(seconds >= 1 && seconds <= 3_600))
    throw new PlainFailure(`--seconds is "${values.seconds}"; it must be from 1 to 3600.`);
  return { seconds, players: values.short ? 6 : 8 };
}

/** Lists each nemesis with the calls that met it. */
function attackRows({ attacks, history }) {
  const names = [...new Set(attacks.map(({ nemesis }) => nemesis))].sort();
  const rows = names.map((name) => {
    const own = attacks.filter(({ nemesis }) => nemesis === name);
    const met = history.filter((entry) =>
      own.some(({ from, to }) => from <= entry.endedAt && to >= entry.startedAt),
    );
    const unanswered = met.filter(({ reply }) => reply === null);
    return [name, ...[own.length, met.length, unanswered.length].map(String)];
  });
  return [['nemesis', 'times', 'calls', 'unanswered'], ...rows];
}

/** Lists each invariant with how many facts it has looked at. */
function invariantRows(checked) {
  const rows = checked.map(({ name, looked, violations }) => {
    const shown = looked === 0 ? 'not shown' : 'held';
    const result = violations.length === 0 ? shown : `BROKEN ${violations.length} times`;
    return [name, String(looked), result];
  });
  return [['invariant', 'looked at', ''], ...rows];
}

function judge(facts) {
  const checked = check(facts);
  console.log(`\n${table(attackRows(facts)).join('\n')}`);
  console.log(`\n${table(invariantRows(checked)).join('\n')}\n`);
  const broken = checked.filter(({ violations }) => violations.length > 0);
  for (const { promise, violations } of broken)
    console.log([`Broken: ${promise}`, ...violations.slice(0, maxExamples)].join('\n  '));
  return broken.length === 0 ? 0 : 1;
}

await main(async () => {
  const options = readOptions();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());

  await step('Building the sandbox', () => build(repository, ['@shop/sandbox']));
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  const database = embeddedDatabase(data);
  try {
    return judge(
      await step(`Attacking the sandbox for ${options.seconds} s`, () =>
        run(options, database, data, stopping.signal),
      ),
    );
  } finally {
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
