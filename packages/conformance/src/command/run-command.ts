import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sendOverNetwork } from '../exchange/send-over-network';
import type { Fixtures } from '../fixtures/fixtures';
import { jsonReport } from '../report/json-report';
import type { Paint } from '../report/paint';
import { printReport } from '../report/print-report';
import { type SuiteOptions, runSuite } from '../run-suite';
import { type Wish, readArguments } from './arguments';
import { help } from './help';
import { loadFixtures } from './load-fixtures';

/** What the command says, and where it says it. */
export interface Terminal {
  readonly paint: Paint;
  /** The report. */
  readonly say: (text: string) => void;
  /** What went wrong before there could be a report, and how far a run has come. */
  readonly mention: (text: string) => void;
}

const largestSeed = 2 ** 31;
const couldNotBegin = 2;

function optionsOf(wish: Wish, fixtures: Fixtures): Omit<SuiteOptions, 'send'> {
  return {
    ...wish,
    fixtures,
    originOf: (brand) => wish.origin.replaceAll('{brand}', brand),
    randomHex: (digits) => randomBytes(digits).toString('hex').slice(0, digits),
    newKey: randomUUID,
    seed: wish.seed ?? randomInt(largestSeed),
  };
}

async function fulfil(wish: Wish, { paint, say, mention }: Terminal): Promise<number> {
  const network = sendOverNetwork();
  try {
    const reading = await loadFixtures(wish.fixtures, network.send);
    if (reading.kind === 'wrong') {
      mention(`The fixtures cannot be used.\n${reading.problems.join('\n')}\n`);
      return couldNotBegin;
    }
    const options = optionsOf(wish, reading.fixtures);
    mention(`Asking ${wish.bases.join(', ')} (seed ${options.seed})\n`);
    const results = await runSuite({ ...options, send: network.send });
    say(wish.isJson ? jsonReport(results, options.seed) : printReport(results, paint, wish));
    return results.some(({ verdict }) => verdict.kind === 'broken') ? 1 : 0;
  } finally {
    await network.close();
  }
}

/** Runs the command. Resolves to its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(args);
  switch (read.kind) {
    case 'help':
      terminal.say(help);
      return 0;
    case 'wrong':
      terminal.mention(`${read.problem}\nSee --help.\n`);
      return couldNotBegin;
    case 'wish':
      return fulfil(read.wish, terminal);
  }
}
