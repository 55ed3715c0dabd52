import type { Source } from '../providers/page-need';
import type { ConfiguredAddresses, PageHosts } from './page-environment';

/** Where a source is found; its path counts for scripts of the shop’s own hosts. */
interface Place {
  readonly source: Source;
  /** A path at a host of the shop; null where all of the host is meant. */
  readonly path: string | null;
}

/** A policy knows no queries: a source with one would match nothing. */
function withoutQuery(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}

/**
 * A source as a Content-Security-Policy writes it.
 *
 * @returns Null for a configured address that this environment does not have, or that is none:
 * nothing is allowed for it.
 */
export function sourceAddress(
  { source, path }: Place,
  hosts: PageHosts,
  configured: ConfiguredAddresses,
): string | null {
  switch (source.kind) {
    case 'shop-host':
      return source.host === 'self' ? "'self'" : hosts[source.host] + (path ?? '');
    case 'configured':
      return withoutQuery(configured[source.key] ?? '');
    case 'provider-host':
      return `https://${source.host}`;
  }
}
