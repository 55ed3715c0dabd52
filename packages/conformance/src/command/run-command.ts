import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { callDomains } from '@shop/contract';
import type { CheckResult } from '../context/check';
import type { Send } from '../exchange/exchange';
import { sendOverNetwork } from '../exchange/send-over-network';
import { type Fixtures, type FixturesReading, readFixtures } from '../fixtures/fixtures';
import { jsonReport } from '../report/json-report';
import { junitReport } from '../report/junit-report';
import { type Styler, printReport } from '../report/print-report';
import { isPassed } from '../report/summary';
import { type SuiteOptions, runSuite } from '../run-suite';
import { type RunOptions, readArguments } from './arguments';

/** The output of `--help`. */
const help = `Checks a back end against the calls and rules of the storefront's contract.

  shop-conformance --base https://api.example --fixtures fixtures.json

  --base <url>          the back end; repeat it for each backup host
  --fixtures <place>    accounts and things to buy: a file or a URL
  --origin <origin>     origin of the storefront, for CORS; {brand} is replaced by the brand's key
  --only <name>         a domain, a call or the text of a rule, as reported; may be repeated
  --thorough            try every path of the fixtures, not only one for each payment call
  --all                 list the rules that hold, too
  --json                print the report as JSON
  --junit               print the report as JUnit XML
  --seed <n>            seed of the random values; the same seed makes the same requests
  --runs <n>            random requests for each call

Domains: ${callDomains.filter((name) => name !== 'tracking').join(', ')}.
The run creates orders, pays none of them, and redeems a prepaid card if the fixtures have one.
Exit code: 0 if no rule is broken, 1 if one is or what rules need has failed, 2 if the run could not start.
`;

/** The output of the command. */
export interface Terminal {
  readonly styler: Styler;
  /** Prints the report. */
  readonly print: (text: string) => void;
  /** Prints progress, and errors that prevent a run. */
  readonly printError: (text: string) => void;
}

const maxSeed = 2 ** 31;
const notStartedExitCode = 2;

async function readText(place: string, send: Send): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const { status, body } = await send({ url: place, headers: { accept: 'application/json' } });
  if (status !== 200) throw new Error(`${place} answered with HTTP ${status}`);
  return body;
}

/** Reads fixtures from a file or from a URL. */
async function loadFixtures(place: string, send: Send): Promise<FixturesReading> {
  try {
    return readFixtures(JSON.parse(await readText(place, send)));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { kind: 'wrong', problems: [problem] };
  }
}

function suiteOptionsOf(run: RunOptions, fixtures: Fixtures): Omit<SuiteOptions, 'send'> {
  return {
    ...run,
    fixtures,
    originOf: (brand) => run.origin.replaceAll('{brand}', brand),
    randomHex: (digits) => randomBytes(digits).toString('hex').slice(0, digits),
    newKey: randomUUID,
    seed: run.seed ?? randomInt(maxSeed),
  };
}

interface ReportOptions extends Pick<RunOptions, 'format' | 'isVerbose'> {
  readonly seed: number;
  readonly styler: Styler;
}

function reportOf(results: readonly CheckResult[], options: ReportOptions): string {
  switch (options.format) {
    case 'json':
      return jsonReport(results, options.seed);
    case 'junit':
      return junitReport(results);
    case 'text':
      return printReport(results, options.styler, options);
  }
}

async function execute(run: RunOptions, { styler, print, printError }: Terminal): Promise<number> {
  const network = sendOverNetwork();
  try {
    const reading = await loadFixtures(run.fixtures, network.send);
    if (reading.kind === 'wrong') {
      printError(`The fixtures cannot be used:\n${reading.problems.join('\n')}\n`);
      return notStartedExitCode;
    }
    const options = suiteOptionsOf(run, reading.fixtures);
    printError(`Checking ${run.bases.join(', ')} (seed ${options.seed})\n`);
    const results = await runSuite({ ...options, send: network.send });
    print(reportOf(results, { ...run, seed: options.seed, styler }));
    return isPassed(results) ? 0 : 1;
  } finally {
    await network.close();
  }
}

/** Runs the command. Resolves to its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(args);
  switch (read.kind) {
    case 'help':
      terminal.print(help);
      return 0;
    case 'wrong':
      terminal.printError(`${read.problem}\nSee --help.\n`);
      return notStartedExitCode;
    case 'run':
      return execute(read.run, terminal);
  }
}
