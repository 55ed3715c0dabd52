import type { Brand, ShopConfig, ShopHosts } from '@shop/brands';

/** A brand's storefront at one origin. */
export interface Storefront extends ShopConfig {
  readonly origin: string;
  /** Hosts whose pages may show its VIP centre in a frame. */
  readonly sdk: readonly string[];
}

/** The origins of all hosts of a sandbox. */
export interface Addresses {
  readonly port: number;
  readonly console: string;
  readonly hosts: ShopHosts;
  /** The sign-in providers, and the publisher's page for real names. */
  readonly id: string;
  /** Storefronts on this machine, by origin. */
  readonly storefronts: ReadonlyMap<string, Storefront>;
  /** The page of a third party that uses the published package. */
  readonly plainWeb: string;
  /** Origins whose pages may read responses and embed card fields. */
  readonly pages: ReadonlySet<string>;
}

function originOf(name: string, port: number): string {
  return `http://${name}:${String(port)}`;
}

/**
 * Returns the addresses of a sandbox that listens on `port`: an environment like those of a publisher, with all shops
 * on this machine.
 *
 * @param others origins of further pages that may read responses and embed card fields
 */
export function createAddresses(
  brands: readonly Brand[],
  port: number,
  others: readonly string[] = [],
): Addresses {
  const at = (name: string): string => originOf(`${name}.localhost`, port);
  const hosts: ShopHosts = {
    api: [at('api'), at('backup1'), at('backup2')],
    track: at('track'),
    pay: at('pay'),
    cards: at('cards'),
    pictures: [at('api'), at('backup1'), at('backup2')],
    signIn: at('id'),
  };
  const storefronts = brands.flatMap((brand): Storefront[] => {
    const analytics = { appId: `${brand.key}-shop`, eventId: 'WEBPAY-201' };
    const shop = { brand, hosts, analytics, sdk: [`sdk.${brand.key}.example`] };
    return [
      { ...shop, environment: 'local', origin: at(brand.key) },
      { ...shop, environment: 'demo', origin: at(`demo-${brand.key}`) },
    ];
  });
  const plainWeb = at('plain-web');
  return {
    port,
    console: originOf('localhost', port),
    hosts,
    id: at('id'),
    storefronts: new Map(storefronts.map((storefront) => [storefront.origin, storefront])),
    plainWeb,
    pages: new Set([...storefronts.map(({ origin }) => origin), plainWeb, ...others]),
  };
}
