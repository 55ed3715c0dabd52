import type { InventoryEntry, ScriptInventory } from './script-inventory';
import { type Directives, type PageHosts, sourceAddress, writePolicy } from './write-policy';

/** The Trusted Types policy of `createScriptLoader`, the only one that the page may create. */
const loaderPolicy = 'shop-script-url';

function allowanceOf(
  { source, directive, path }: InventoryEntry,
  hosts: PageHosts,
): Directives[number] {
  if (source.kind === 'inline') return [directive, [`'${source.hash}'`]];
  const address = sourceAddress({ directive, source, path }, hosts, {});
  return [directive, address === null ? [] : [address]];
}

/** Requests are upgraded only if every host has https; a developer’s machine has none. */
function upgrade({ api, track, pay, cards }: PageHosts): Directives {
  const isSecure = [...api, track, pay, cards].every((host) => host.startsWith('https://'));
  return isSecure ? [['upgrade-insecure-requests', null]] : [];
}

/**
 * Returns the Content-Security-Policy of a brand’s shop: it allows the shop's own files and hosts, and
 * the scripts and frames of the inventory. Directives that work only in a response header (reporting)
 * are added by the host.
 */
export function contentSecurityPolicy({ shop }: ScriptInventory, hosts: PageHosts): string {
  const loadsOthers = shop.some(
    ({ directive, providers }) => directive === 'script-src' && providers.length > 0,
  );
  return writePolicy([
    ['default-src', []],
    ['script-src', ["'self'"]],
    ['script-src-attr', []],
    // The theme of a brand is a style attribute of the page; inline style sheets are forbidden.
    // Browsers without `style-src-elem` and `style-src-attr` use `style-src`.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-elem', ["'self'"]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...hosts.api]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...hosts.api, hosts.track]],
    ['frame-src', []],
    ...shop.map((entry) => allowanceOf(entry, hosts)),
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
