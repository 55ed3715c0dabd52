import type { PageNeed } from '../providers/page-needs';

/** Base addresses of one environment, with scheme and port and without a trailing slash. */
export interface PageHosts {
  /** The primary API address, then its backups. */
  readonly api: readonly string[];
  readonly track: string;
  /** Pages of payment providers that belong to the shop, its gateway’s script among them. */
  readonly pay: string;
  /** The card frames, which do not share the shop’s origin. */
  readonly cards: string;
}

/** Addresses that come with an environment’s configuration, by the key that needs name them with. */
export type ConfiguredAddresses = Readonly<Record<string, string>>;

/** What is allowed, and for what; a path narrows a host of the shop down to one file. */
interface Allowed extends Pick<PageNeed, 'directive' | 'source'> {
  readonly path: string | null;
}

/** A script is allowed by its address; anything else of a configured address by its host. */
function configuredSource(directive: PageNeed['directive'], address: string): string | null {
  if (!URL.canParse(address)) return null;
  // A source with a query would match nothing.
  const { origin, pathname } = new URL(address);
  return directive === 'script-src' && pathname !== '/' ? origin + pathname : origin;
}

/**
 * A source as a Content-Security-Policy writes it.
 *
 * @returns Null for a configured address that this environment does not have, or that is none:
 * nothing is allowed for it.
 */
export function sourceAddress(
  { directive, source, path }: Allowed,
  hosts: PageHosts,
  configured: ConfiguredAddresses,
): string | null {
  switch (source.kind) {
    case 'shop-host':
      return source.host === 'self' ? "'self'" : hosts[source.host] + (path ?? '');
    case 'configured':
      return configuredSource(directive, configured[source.key] ?? '');
    case 'provider-host':
      return `https://${source.host}`;
  }
}

/**
 * What each directive allows; the same directive may come more than once. Null is for one that takes
 * no sources.
 */
export type Directives = readonly (readonly [name: string, sources: readonly string[] | null])[];

function writeDirective(name: string, sources: ReadonlySet<string> | null): string {
  if (sources === null) return name;
  return `${name} ${sources.size === 0 ? "'none'" : [...sources].join(' ')}`;
}

/**
 * A Content-Security-Policy in one line, each directive once and each source once. A directive
 * without sources allows nothing.
 */
export function writePolicy(directives: Directives): string {
  const merged = new Map<string, Set<string> | null>();
  for (const [name, sources] of directives) {
    const all = merged.get(name) ?? new Set();
    sources?.forEach((source) => all.add(source));
    merged.set(name, sources === null ? null : all);
  }
  return [...merged].map(([name, sources]) => writeDirective(name, sources)).join('; ');
}
