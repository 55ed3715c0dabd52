import { type HostedShop, otherHosts } from '../environments/environment';

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
 * Returns the shop of a host that asks for a page; null for a host of no shop. The first rule that applies counts:
 *
 * 1. a host that a shop lists for its pages shows that shop;
 * 2. a host that a shop lists for anything else, for instance its API, shows no page;
 * 3. any other host below a shop's `demoDomain` shows that demo if the part before the domain contains "demo"
 *    (spec §1). So real money is taken only at hosts that are listed.
 *
 * Pass the header `Host` and nothing else: a client can write anything into `X-Forwarded-Host`.
 *
 * @example
 * const shopOf = shopOfHost(environments.flatMap(({ shops }) => shops));
 * shopOf('DEMO.shop.nova.example:443')?.environment; // demo
 */
export function shopOfHost(shops: readonly HostedShop[]): (header: string) => HostedShop | null {
  const listed = new Map(shops.flatMap((shop) => shop.pages.map((host) => [host, shop])));
  const others = new Set(shops.flatMap(otherHosts));
  return (header) => {
    const name = hostNameOf(header);
    if (name === null) return null;
    const found = listed.get(name);
    if (found !== undefined) return found;
    if (others.has(name)) return null;
    const isBelow = ({ demoDomain }: HostedShop): boolean =>
      demoDomain !== undefined &&
      name.endsWith(`.${demoDomain}`) &&
      name.slice(0, -demoDomain.length).includes('demo');
    return shops.find(isBelow) ?? null;
  };
}
