import type { PageNeed } from '../providers/page-need';
import type { ConfiguredAddresses, PageHosts } from './page-environment';

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
