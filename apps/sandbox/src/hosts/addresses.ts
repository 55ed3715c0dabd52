import type { Brand, Environment, ShopHosts } from '@shop/brands';

/** A brand's storefront at one origin. */
export interface Storefront {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly origin: string;
  readonly hosts: ShopHosts;
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

/** The ports of the shops in `examples/`, counted from that of the sandbox: each has a server of its own. */
const examplePorts = [10, 11, 12, 13];

function originOf(name: string, port: number): string {
  return `http://${name}:${String(port)}`;
}

/** Returns the addresses of a sandbox that listens on `port`. */
export function createAddresses(brands: readonly Brand[], port: number): Addresses {
  const at = (name: string): string => originOf(`${name}.localhost`, port);
  const hosts: ShopHosts = {
    api: [at('api'), at('backup1'), at('backup2')],
    track: at('track'),
    pay: at('pay'),
    cards: at('cards'),
    pictures: [at('api'), at('backup1'), at('backup2')],
    signIn: at('id'),
  };
  const storefronts = brands.flatMap((brand): Storefront[] => [
    { brand, environment: 'local', origin: at(brand.key), hosts },
    { brand, environment: 'demo', origin: at(`demo-${brand.key}`), hosts },
  ]);
  const plainWeb = at('plain-web');
  return {
    port,
    console: originOf('localhost', port),
    hosts,
    id: at('id'),
    storefronts: new Map(storefronts.map((storefront) => [storefront.origin, storefront])),
    plainWeb,
    pages: new Set([
      ...storefronts.map(({ origin }) => origin),
      plainWeb,
      ...examplePorts.map((after) => originOf('localhost', port + after)),
    ]),
  };
}
