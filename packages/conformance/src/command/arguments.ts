import { parseArgs } from 'node:util';
import { callDomains, calls } from '@shop/contract';
import { listRuleTexts } from '../list-checks';

/** How a run is reported on standard output. */
export type ReportFormat = 'text' | 'json' | 'junit';

/** What to run, from the command line. */
export interface RunOptions {
  readonly bases: readonly [string, ...string[]];
  /** A file or a URL. */
  readonly fixtures: string;
  /** `{brand}` is replaced by the key of a brand; empty if no origin was given. */
  readonly origin: string;
  readonly only: readonly string[];
  readonly isThorough: boolean;
  readonly isVerbose: boolean;
  readonly format: ReportFormat;
  /** Null for a random one. */
  readonly seed: number | null;
  readonly runs: number;
}

/** Parsed arguments: a run, a request for help, or an error message. */
export type Arguments =
  | { readonly kind: 'run'; readonly run: RunOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string };

const defaultRuns = 5;

const options = {
  base: { type: 'string', multiple: true },
  fixtures: { type: 'string' },
  origin: { type: 'string', default: '' },
  only: { type: 'string', multiple: true },
  thorough: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  junit: { type: 'boolean', default: false },
  seed: { type: 'string' },
  runs: { type: 'string', default: String(defaultRuns) },
  help: { type: 'boolean', default: false },
} as const;

function wrong(problem: string): Arguments {
  return { kind: 'wrong', problem };
}

function formatOf({ json, junit }: { readonly json: boolean; readonly junit: boolean }) {
  if (json) return 'json';
  return junit ? 'junit' : 'text';
}

function isNumber(text: string | undefined): boolean {
  return text === undefined || /^\d{1,9}$/.test(text);
}

function isHost(base: string): boolean {
  return URL.canParse(base) && /^https?:$/.test(new URL(base).protocol);
}

function readValues(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: false }).values;
}

function validate(values: ReturnType<typeof readValues>): Arguments {
  if (values.help) return { kind: 'help' };
  const [base, ...others] = (values.base ?? []).map((one) => one.replace(/\/+$/, ''));
  if (base === undefined)
    return wrong('--base is missing: the back end, for instance --base https://api.example');
  const odd = [base, ...others].find((one) => !isHost(one));
  if (odd !== undefined) return wrong(`--base ${odd} is not an HTTP URL`);
  if (values.fixtures === undefined)
    return wrong('--fixtures is missing: accounts and things to buy, a file or a URL');
  if (!isNumber(values.seed) || !isNumber(values.runs))
    return wrong('--seed and --runs must be numbers');
  const names: readonly string[] = [...callDomains, ...Object.keys(calls), ...listRuleTexts()];
  const only = values.only ?? [];
  const unknown = only.find((one) => !names.includes(one));
  if (unknown !== undefined)
    return wrong(`--only ${unknown} is neither a domain nor a call nor the text of a rule`);
  if (values.json && values.junit) return wrong('--json and --junit are two forms of one report');
  const run: RunOptions = {
    bases: [base, ...others],
    fixtures: values.fixtures,
    origin: values.origin,
    only,
    isThorough: values.thorough,
    isVerbose: values.all,
    format: formatOf(values),
    seed: values.seed === undefined ? null : Number(values.seed),
    runs: Number(values.runs),
  };
  return { kind: 'run', run };
}

/** Parses the arguments of the command; never throws. */
export function readArguments(args: readonly string[]): Arguments {
  try {
    return validate(readValues(args));
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
