import * as v from 'valibot';
import type { Brand } from '../brand';
import { domainName, hostName, someText } from '../fields';

/** A field of a shop's data in an environment, and what is written there. */
const fields = {
  pages: 'the hosts of its pages, such as ["shop.brand.example"]',
  api: 'the hosts of its API, the primary first, then its backups',
  track: 'the host that receives events, such as track.brand.example',
  pay: 'the host of the return page and the gateway script, such as pay.brand.example',
  cards: 'the host of the card fields, such as cards.brand.example',
  pictures: 'the hosts of pictures of games, goods and channels',
  analytics: 'the ids of its events, { "appId": …, "eventId": … }',
  appId: 'the id of the shop in the analytics',
  eventId: 'the id of its events in the analytics',
  isDemo: 'true for an environment in which no real money is taken, false for one in which it is',
  brands: 'the shops of this environment by the key of their brand',
} as const;

function hostsOf(least: string) {
  return v.pipe(v.array(hostName), v.minLength(1, least));
}

/** What an environment says once for all shops, or a shop for itself. */
const ofEveryShop = {
  /** The address of a project in an error service (its DSN); absent: error reports go to the tracking host. */
  errorReports: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https:\/\/[^/@:\s]+@[a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/,
        'an error service gives an address like https://key@errors.example/1 (its DSN)',
      ),
    ),
  ),
  /** Whether pages send what they measure of themselves to the tracking host; absent means no. */
  sendsMetrics: v.optional(v.boolean()),
};

/** Where a brand's shop runs in one environment. Hosts are reached over https. */
const shopData = v.strictObject({
  /** The hosts of the shop's pages. Any other host gets no shop, except as `demoDomain` says. */
  pages: hostsOf('a shop has at least one host of pages'),
  /**
   * For a demo: a host below this domain that is listed nowhere shows this shop if the part before the domain contains
   * "demo" (spec §1).
   */
  demoDomain: v.optional(domainName),
  /** The first API host is the primary, the others are its backups. */
  api: hostsOf('at least one API host'),
  track: hostName,
  /** Pages of payment providers that belong to the shop: return page and gateway script. */
  pay: hostName,
  /** Hosted card fields, which must not share the shop's origin. */
  cards: hostName,
  /** Hosts of pictures of games, goods and channels. */
  pictures: hostsOf('at least one host of pictures'),
  /** Hosts whose pages may show the VIP centre of the shop in a frame (spec §6, SDK view). */
  sdk: v.optional(v.array(hostName)),
  analytics: v.strictObject({ appId: someText, eventId: someText }),
  ...ofEveryShop,
});

const environmentData = v.strictObject({
  /** Whether no real money is taken. */
  isDemo: v.boolean(),
  ...ofEveryShop,
  brands: v.record(v.string(), shopData),
});

/** A brand's shop in one environment. */
export interface HostedShop extends v.InferOutput<typeof shopData> {
  readonly brand: Brand;
  /** The name of the environment. */
  readonly environment: string;
}

/** Where shops run together: with real money, as a demo, or for a test of the publisher. */
export interface Environment {
  /** Small letters, digits and dashes, such as `production`. */
  readonly name: string;
  readonly isDemo: boolean;
  readonly shops: readonly HostedShop[];
}

/** An environment cannot be used; the message says where each mistake is, and what is expected there. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Returns the hosts of a shop that serve something else than its pages. */
export function otherHosts({
  api,
  track,
  pay,
  cards,
  pictures,
  sdk = [],
}: HostedShop): readonly string[] {
  return [...api, track, pay, cards, ...pictures, ...sdk];
}

/** Returns a mistake in words: where it is, and what to write there. */
function describe(issue: v.InferIssue<typeof environmentData>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type !== 'strict_object') return `${path}: ${issue.message}`;
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (issue.expected === 'never') return `${path}: there is no such field`;
  const help = Object.entries(fields).find(([field]) => field === name)?.[1];
  return `${path} is missing: write ${help ?? issue.message}`;
}

/** Returns the names that occur more than once. */
function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Returns what is wrong between shops that are served together, in words. */
export function conflictsOf(shops: readonly HostedShop[]): readonly string[] {
  const pages = shops.flatMap((shop) => shop.pages);
  const others = new Set(shops.flatMap(otherHosts));
  const domains = shops.flatMap(({ demoDomain = [] }) => demoDomain);
  const within = domains.filter((domain) =>
    domains.some((other) => other !== domain && domain.endsWith(`.${other}`)),
  );
  return [
    ...repeated(pages).map((host) => `${host} is a host of pages twice: name it once`),
    ...pages
      .filter((host) => others.has(host))
      .map((host) => `${host} has pages, and is also named for something else: use another host`),
    ...[...repeated(domains), ...within].map(
      (domain) => `the demoDomain ${domain} is also that of another shop, or within it`,
    ),
  ];
}

/** Returns what the types do not say about an environment. */
function mistakesOf({ isDemo, shops }: Environment): readonly string[] {
  const demos = shops.filter(({ demoDomain }) => demoDomain !== undefined && !isDemo);
  return [
    ...demos.map(
      ({ brand }) =>
        `brands.${brand.key}.demoDomain: real money is taken at listed hosts only; remove it, or set isDemo to true`,
    ),
    ...conflictsOf(shops),
  ];
}

function fail(file: string, problems: readonly string[]): never {
  throw new EnvironmentError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
}

/**
 * Checks the data of an environment.
 *
 * @param file the path of its file, for messages; its name is that of the environment
 * @param text JSON: `{ isDemo, brands: { <key>: { pages, api, track, pay, cards, pictures, analytics, … } } }`
 * @param brands every brand that can be sold
 * @throws EnvironmentError with a line for each mistake
 */
export function parseEnvironment(
  file: string,
  text: string,
  brands: readonly Brand[],
): Environment {
  const name = file.replace(/^.*[/\\]/, '').replace(/\.json$/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    fail(file, ['the name of an environment has small letters, digits and dashes']);
  const parsed = v.safeParse(environmentData, json(file, text));
  if (!parsed.success) return fail(file, parsed.issues.map(describe));
  const { isDemo, brands: entries, ...ofAll } = parsed.output;
  const unknown = Object.keys(entries).filter((key) => !brands.some((one) => one.key === key));
  const keys = brands.map(({ key }) => key).join(', ');
  if (unknown.length > 0)
    fail(
      file,
      unknown.map((key) => `brands.${key}: there is no such brand; the brands are ${keys}`),
    );
  const shops = brands.flatMap((brand): readonly HostedShop[] => {
    const entry = entries[brand.key];
    return entry === undefined ? [] : [{ ...ofAll, ...entry, brand, environment: name }];
  });
  if (shops.length === 0) fail(file, ['brands: an environment has at least one shop']);
  const environment = { name, isDemo, shops };
  const mistakes = mistakesOf(environment);
  return mistakes.length > 0 ? fail(file, mistakes) : environment;
}

function json(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(file, [
      `this is no JSON (${error instanceof Error ? error.message : String(error)})`,
    ]);
  }
}
