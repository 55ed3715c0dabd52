import { type Brand, otherHosts } from '../brand';
import { type HostedShop, shopHosts } from './shop-hosts';

/** One label or several, as browsers write them: small letters, digits and dashes. */
const hostPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

/**
 * Returns the name in a header `Host`: in small letters, without the port and without the dot that ends
 * an absolute name; null for an address in brackets and for anything that is no host name.
 */
export function hostNameOf(header: string): string | null {
  const name = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return hostPattern.test(name) ? name : null;
}

/**
 * Returns the brand and the environment of a host that asks for a page; null for a host of no brand.
 * The first rule that applies counts:
 *
 * 1. a host that a brand lists for its pages is what it is listed as;
 * 2. a host that a brand lists for anything else, for instance its API, shows no page;
 * 3. any other host below a brand's domain is its demo if the part before the domain contains "demo"
 *    (spec §1). So real money is taken only at hosts that are listed.
 *
 * Pass the header `Host` and nothing else: a client can write anything into `X-Forwarded-Host`.
 *
 * @example
 * const shopOf = shopOfHost(brands);
 * shopOf('DEMO.shop.nova.example:443'); // nova, demo
 */
export function shopOfHost(brands: readonly Brand[]): (header: string) => HostedShop | null {
  const listed = new Map(shopHosts(brands).map((row) => [row.host, row]));
  const others = new Set(brands.flatMap(otherHosts));
  return (header) => {
    const name = hostNameOf(header);
    if (name === null) return null;
    const row = listed.get(name);
    if (row !== undefined) return { brand: row.brand, environment: row.environment };
    if (others.has(name)) return null;
    const brand = brands.find(({ origins }) => name.endsWith(`.${origins.domain}`));
    if (brand === undefined) return null;
    const before = name.slice(0, -brand.origins.domain.length);
    return before.includes('demo') ? { brand, environment: 'demo' } : null;
  };
}
