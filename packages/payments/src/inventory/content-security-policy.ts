import type { InventoryEntry, ScriptInventory } from './script-inventory';
import { type Directives, type PageHosts, sourceAddress, writePolicy } from './write-policy';

/** The Trusted Types policy of `createScriptLoader`, the only one that the page may create. */
const loaderPolicy = 'shop-script-url';

/**
 * Hashes of everything inline in the pages of a build, such as `sha256-…`. The build lists them in
 * `inline-sources.json`.
 */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const noInlineSources: InlineSources = { scripts: [], styles: [] };

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function allowanceOf(
  { source, directive, path }: InventoryEntry,
  hosts: PageHosts,
  inline: InlineSources,
): Directives[number] {
  if (source.kind === 'inline') return [directive, quoted(inline.scripts)];
  const address = sourceAddress({ directive, source, path }, hosts, {});
  return [directive, address === null ? [] : [address]];
}

/** Requests are upgraded only if every host has https; a developer’s machine has none. */
function upgrade({ api, track, pay, cards }: PageHosts): Directives {
  const isSecure = [...api, track, pay, cards].every((host) => host.startsWith('https://'));
  return isSecure ? [['upgrade-insecure-requests', null]] : [];
}

/**
 * Returns the Content-Security-Policy of a brand’s shop: it allows the shop's own files and hosts, the
 * scripts and frames of the inventory, and of inline scripts and style sheets only those of the
 * build. Directives that work only in a response header (reporting) are added by the host.
 *
 * @param inline The build's `inline-sources.json`; without it nothing inline is allowed.
 */
export function contentSecurityPolicy(
  { shop }: ScriptInventory,
  hosts: PageHosts,
  inline: InlineSources = noInlineSources,
): string {
  const loadsOthers = shop.some(
    ({ directive, providers }) => directive === 'script-src' && providers.length > 0,
  );
  return writePolicy([
    ['default-src', []],
    ['script-src', ["'self'"]],
    ['script-src-attr', []],
    // The theme of a brand is a style attribute of the page. Browsers without `style-src-elem` and
    // `style-src-attr` (Chrome before 75, Safari before 15.4) use `style-src`: a hash there would
    // cancel 'unsafe-inline', and with it the theme.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-elem', ["'self'", ...quoted(inline.styles)]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...hosts.api]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...hosts.api, hosts.track]],
    ['frame-src', []],
    ...shop.map((entry) => allowanceOf(entry, hosts, inline)),
    ['manifest-src', ["'self'"]],
    ['worker-src', []],
    ['object-src', []],
    ['base-uri', []],
    ['form-action', ["'self'"]],
    ['frame-ancestors', []],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', loadsOthers ? [loaderPolicy] : []],
    ...upgrade(hosts),
  ]);
}
