import type { Brand, Environment } from './brand';

/** Base addresses the page talks to, with scheme and port and without a trailing slash. */
export interface ShopHosts {
  /** The primary API address, then its backups in the order they are tried. */
  readonly api: readonly string[];
  readonly track: string;
  /** Where hosted card fields and other provider pages of this environment live. */
  readonly pay: string;
  readonly cards: string;
}

/**
 * What a page is told about itself, inlined in its HTML as JSON under the id `shop-config`: its
 * brand alone, so that no page carries the data of the others.
 */
export interface ShopConfig {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly hosts: ShopHosts;
}
