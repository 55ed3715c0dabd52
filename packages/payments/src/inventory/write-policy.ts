import type { PageNeed } from '../providers/page-needs';

/** Base addresses of one environment, with scheme and port and without a trailing slash. */
export interface PageHosts {
  /** The primary API address, then its backups. */
  readonly api: readonly string[];
  readonly track: string;
  /** The shop's host for pages of payment providers and for the gateway’s script. */
  readonly pay: string;
  /** The host of the card frames; its origin must differ from the shop’s. */
  readonly cards: string;
}

/** Addresses from an environment’s configuration, by the `key` of a `configured` source. */
export type ConfiguredAddresses = Readonly<Record<string, string>>;

/** An allowed source of a directive; a path restricts a host of the shop to one file. */
interface Allowed extends Pick<PageNeed, 'directive' | 'source'> {
  readonly path: string | null;
}

/** Returns the address of a script without its query, and only the origin for other directives. */
function configuredSource(directive: PageNeed['directive'], address: string): string | null {
  if (!URL.canParse(address)) return null;
  // A source expression with a query never matches.
  const { origin, pathname } = new URL(address);
  return directive === 'script-src' && pathname !== '/' ? origin + pathname : origin;
}

/**
 * Returns a source as a source expression of a Content-Security-Policy.
 *
 * @returns Null if the source is a configured address that is missing or invalid in this environment.
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
 * The directives of a policy with their sources. A directive may occur more than once; null marks one
 * that takes no sources.
 */
export type Directives = readonly (readonly [name: string, sources: readonly string[] | null])[];

function writeDirective(name: string, sources: ReadonlySet<string> | null): string {
  if (sources === null) return name;
  return `${name} ${sources.size === 0 ? "'none'" : [...sources].join(' ')}`;
}

/**
 * Returns a Content-Security-Policy in one line, with each directive and each source once. A directive
 * without sources becomes `'none'`.
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
