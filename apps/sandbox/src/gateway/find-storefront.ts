import { hostedConfig } from '@shop/brands/pages';
import { shopOfHost } from '@shop/brands/hosts';
import type { Storefront } from '../hosts/addresses';
import type { Services } from '../hosts/services';

/** Returns the storefront of a `Host` header; null for a host of no brand. */
export type FindStorefront = (host: string | undefined) => Storefront | null;

/**
 * Returns the rule by which the gateway tells brands apart: the storefronts on this machine, with the
 * hosts of this sandbox; then the hosts of the environments. So a request with a production host in its `Host` header
 * shows what players would get.
 */
export function findStorefront({ shops, addresses }: Services): FindStorefront {
  const shopOf = shopOfHost(shops);
  return (host = '') => {
    const local = addresses.storefronts.get(`http://${host.toLowerCase()}`);
    if (local !== undefined) return local;
    const shop = shopOf(host);
    if (shop === null) return null;
    return { ...hostedConfig(shop), origin: `https://${host.toLowerCase()}`, sdk: shop.sdk ?? [] };
  };
}
