import { parseArgs } from 'node:util';
import { callDomains, calls } from '@shop/contract';

/** What the command was asked to do. */
export interface Wish {
  readonly bases: readonly [string, ...string[]];
  /** A file, or an address. */
  readonly fixtures: string;
  /** `{brand}` stands for the key of a brand; empty where none was named. */
  readonly origin: string;
  readonly only: readonly string[];
  readonly isThorough: boolean;
  readonly isWhole: boolean;
  readonly isJson: boolean;
  /** Null for a new one. */
  readonly seed: number | null;
  readonly runs: number;
}

/** Arguments as they were read: a wish, a wish for help, or what is wrong with them. */
export type Arguments =
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string };

const usualRuns = 5;

const options = {
  base: { type: 'string', multiple: true },
  fixtures: { type: 'string' },
  origin: { type: 'string', default: '' },
  only: { type: 'string', multiple: true },
  thorough: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  seed: { type: 'string' },
  runs: { type: 'string', default: String(usualRuns) },
  help: { type: 'boolean', default: false },
} as const;

function wrong(problem: string): Arguments {
  return { kind: 'wrong', problem };
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

function judge(values: ReturnType<typeof readValues>): Arguments {
  if (values.help) return { kind: 'help' };
  const [base, ...others] = (values.base ?? []).map((one) => one.replace(/\/+$/, ''));
  if (base === undefined)
    return wrong('say which back end, for instance --base https://api.example');
  const odd = [base, ...others].find((one) => !isHost(one));
  if (odd !== undefined) return wrong(`--base ${odd} is no http address`);
  if (values.fixtures === undefined) return wrong('say what can be bought there with --fixtures');
  if (!isNumber(values.seed) || !isNumber(values.runs))
    return wrong('--seed and --runs are numbers');
  const names: readonly string[] = [...callDomains, ...Object.keys(calls)];
  const only = values.only ?? [];
  const unknown = only.find((one) => !names.includes(one));
  if (unknown !== undefined) return wrong(`--only ${unknown} is neither a domain nor a call`);
  const wish: Wish = {
    bases: [base, ...others],
    fixtures: values.fixtures,
    origin: values.origin,
    only,
    isThorough: values.thorough,
    isWhole: values.all,
    isJson: values.json,
    seed: values.seed === undefined ? null : Number(values.seed),
    runs: Number(values.runs),
  };
  return { kind: 'wish', wish };
}

/** Reads the arguments of the command; never throws. */
export function readArguments(args: readonly string[]): Arguments {
  try {
    return judge(readValues(args));
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
