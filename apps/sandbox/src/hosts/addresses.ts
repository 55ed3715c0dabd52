import type { Brand, Environment, ShopHosts } from '@shop/brands';

/** A storefront by its origin. */
export interface Storefront {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly origin: string;
}

/** Every origin the sandbox plays. */
export interface Addresses {
  readonly port: number;
  readonly console: string;
  readonly hosts: ShopHosts;
  /** The sign-in providers, and the publisher's page for real names. */
  readonly id: string;
  /** Storefronts by exact origin, scheme and port included. */
  readonly storefronts: ReadonlyMap<string, Storefront>;
  /** The page of a third party that sells with the packed package. */
  readonly plainWeb: string;
  /** Every page that may read answers and show card fields, by exact origin. */
  readonly pages: ReadonlySet<string>;
}

function originOf(name: string, port: number): string {
  return `http://${name}:${String(port)}`;
}

/** The addresses of a sandbox that listens on `port`. */
export function createAddresses(brands: readonly Brand[], port: number): Addresses {
  const at = (name: string): string => originOf(`${name}.localhost`, port);
  const storefronts = brands.flatMap((brand): Storefront[] => [
    { brand, environment: 'local', origin: at(brand.key) },
    { brand, environment: 'demo', origin: at(`demo-${brand.key}`) },
  ]);
  const plainWeb = at('plain-web');
  return {
    port,
    console: originOf('localhost', port),
    hosts: {
      api: [at('api'), at('backup1'), at('backup2')],
      track: at('track'),
      pay: at('pay'),
      cards: at('cards'),
    },
    id: at('id'),
    storefronts: new Map(storefronts.map((storefront) => [storefront.origin, storefront])),
    plainWeb,
    pages: new Set([...storefronts.map(({ origin }) => origin), plainWeb]),
  };
}
