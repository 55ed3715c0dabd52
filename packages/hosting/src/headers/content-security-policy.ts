import type { ShopHosts } from '@shop/brands';
import type { InventoryEntry, ScriptInventory } from '@shop/payments/providers';
import type { InlineSourcesOfBrand } from './inline-sources';

/** The Trusted Types policy of `createScriptLoader`, the only one that the page may create. */
const loaderPolicy = 'shop-script-url';

/** Where the host of a shop receives reports about violations of its pages' policy. */
export const policyReportPath = '/csp-report';

/** What the policy of a page depends on. */
export interface PolicySources {
  readonly inventory: ScriptInventory;
  readonly hosts: ShopHosts;
  /** What is inline in the brand's pages; nothing else inline is allowed. */
  readonly inline: InlineSourcesOfBrand;
  /** Origins whose pages may show this one in a frame. */
  readonly frameAncestors: readonly string[];
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/** Returns what an entry of the inventory adds to its directive. */
function sourcesOf({ source, path }: InventoryEntry, { hosts, inline }: PolicySources) {
  switch (source.kind) {
    case 'inline':
      return quoted(inline.scripts);
    case 'shop-host':
      return [source.host === 'self' ? "'self'" : hosts[source.host] + (path ?? '')];
    case 'provider-host':
      return [`https://${source.host}`];
    case 'configured':
      // Only card frames have configured addresses.
      return [];
  }
}

function write(directive: string, sources: readonly string[]): string {
  return `${directive} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`;
}

/** Whether every host of a shop has https; a developer’s machine has none. */
export function hasHttps({ api, track, pay, cards, pictures, errorReports }: ShopHosts): boolean {
  return [...api, track, pay, cards, ...pictures, errorReports ?? track].every((host) =>
    host.startsWith('https://'),
  );
}

/**
 * Returns the Content-Security-Policy of a brand’s shop: it allows the shop's own files and hosts, the
 * scripts and frames of the inventory, and of inline scripts and style sheets only those of the
 * build. Sign-in providers are not in it, since the shop goes to their pages.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { inventory, hosts, inline, frameAncestors } = sources;
  const { api, track, pictures, errorReports = track } = hosts;
  const listed = (directive: InventoryEntry['directive']): readonly string[] =>
    inventory.shop
      .filter((entry) => entry.directive === directive)
      .flatMap((entry) => sourcesOf(entry, sources));
  const loadsOthers = inventory.shop.some(
    ({ directive, providers }) => directive === 'script-src' && providers.length > 0,
  );
  return [
    write('default-src', []),
    write('script-src', ["'self'", ...listed('script-src')]),
    write('script-src-attr', []),
    // The theme of a brand is a style attribute of the page. Browsers without `style-src-elem` and
    // `style-src-attr` (Chrome before 75, Safari before 15.4) use `style-src`: a hash there would
    // cancel 'unsafe-inline', and with it the theme.
    write('style-src', ["'self'", "'unsafe-inline'", ...listed('style-src')]),
    write('style-src-elem', ["'self'", ...quoted(inline.styles), ...listed('style-src')]),
    write('style-src-attr', ["'unsafe-inline'"]),
    write('img-src', ["'self'", 'data:', ...pictures, ...listed('img-src')]),
    write('font-src', ["'self'"]),
    // A DSN has a key and a project besides the origin.
    write('connect-src', [
      "'self'",
      ...[...api, track, new URL(errorReports).origin],
      ...listed('connect-src'),
    ]),
    write('frame-src', listed('frame-src')),
    write('manifest-src', ["'self'"]),
    write('worker-src', []),
    write('object-src', []),
    write('base-uri', []),
    write('form-action', ["'self'"]),
    write('frame-ancestors', frameAncestors),
    write('require-trusted-types-for', ["'script'"]),
    write('trusted-types', loadsOthers ? [loaderPolicy] : []),
    ...(hasHttps(hosts) ? ['upgrade-insecure-requests'] : []),
    `report-uri ${policyReportPath}`,
  ].join('; ');
}
