import type { InventoryEntry, ScriptInventory } from './script-inventory';
import { type Directives, type PageHosts, sourceAddress, writePolicy } from './write-policy';

/** The Trusted Types policy of `createScriptLoader`; no other may be made in the page. */
const loaderPolicy = 'shop-script-url';

function allowanceOf(
  { source, directive, path }: InventoryEntry,
  hosts: PageHosts,
): Directives[number] {
  if (source.kind === 'inline') return [directive, [`'${source.hash}'`]];
  const address = sourceAddress({ directive, source, path }, hosts, {});
  return [directive, address === null ? [] : [address]];
}

/** Over plain http, as on a developer’s machine, there is nothing to upgrade to. */
function upgrade({ api, track, pay, cards }: PageHosts): Directives {
  const isSecure = [...api, track, pay, cards].every((host) => host.startsWith('https://'));
  return isSecure ? [['upgrade-insecure-requests', null]] : [];
}

/**
 * The Content-Security-Policy of a brand’s shop: its own files and hosts, and of scripts and frames
 * what its inventory lists. Without what a header of the answer can say alone (where to report),
 * which a host adds by itself.
 */
export function contentSecurityPolicy({ shop }: ScriptInventory, hosts: PageHosts): string {
  const loadsOthers = shop.some(
    ({ directive, providers }) => directive === 'script-src' && providers.length > 0,
  );
  return writePolicy([
    ['default-src', []],
    ['script-src', ["'self'"]],
    ['script-src-attr', []],
    // The look of a brand is a style attribute of the page; no style sheet may be inline. Browsers
    // that do not tell the two apart read the first of the three.
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
