// `npm run lab -- torture`: attacks a sandbox while players buy, and checks afterwards what it promised.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../../tools/bench/table.mjs';
import { wholeNumber } from '../../tools/bench/whole-number.mjs';
import { build } from '../../tools/start/build.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { embeddedDatabase } from './database.mjs';
import { check, exampleOf } from './invariants.mjs';
import { run } from './run.mjs';

const maxExamples = 3;

/** Prints the attacks, with the calls that met them, and how many facts each invariant has looked at. */
function report({ attacks, history }, checked) {
  for (const name of new Set(attacks.map(({ nemesis }) => nemesis))) {
    const own = attacks.filter(({ nemesis }) => nemesis === name);
    const met = history.filter((entry) =>
      own.some(({ from, to }) => from <= entry.endedAt && to >= entry.startedAt),
    );
    const lost = met.filter(({ reply }) => reply === null).length;
    console.log(`${name}: ${own.length} times, ${met.length} calls, ${lost} of them unanswered`);
  }
  const rows = checked.map(({ name, looked, violations }) => {
    const shown = looked === 0 ? 'not shown' : 'held';
    const result = violations.length === 0 ? shown : `BROKEN ${violations.length} times`;
    return [name, String(looked), result];
  });
  console.log(`\n${table([['invariant', 'looked at', ''], ...rows]).join('\n')}\n`);
  for (const { promise, violations } of checked) {
    const examples = violations.slice(0, maxExamples).map(exampleOf);
    if (examples.length > 0) console.log(`Broken: ${promise}\n  ${examples.join('\n  ')}`);
  }
}

await main(async () => {
  const { values } = parseArgs({
    // CI runs a short round.
    options: { short: { type: 'boolean', default: false }, seconds: { type: 'string' } },
  });
  const seconds = wholeNumber('seconds', values.seconds ?? (values.short ? '8' : '120'));
  const players = values.short ? 6 : 8;
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
    const facts = await step(`Attacking the sandbox for ${seconds} s`, () =>
      run({ seconds, players }, database, data, stopping.signal),
    );
    const checked = check(facts);
    report(facts, checked);
    return checked.every(({ violations }) => violations.length === 0) ? 0 : 1;
  } finally {
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
