/** Base addresses of one environment, with scheme and port and without a trailing slash. */
export interface PageHosts {
  /** The primary API address, then its backups. */
  readonly api: readonly string[];
  readonly track: string;
  /** Pages of payment providers that belong to the shop, its gateway’s script among them. */
  readonly pay: string;
  /** The card frames, which do not share the shop’s origin. */
  readonly cards: string;
}

/** Addresses that come with an environment’s configuration, by the key that needs name them with. */
export type ConfiguredAddresses = Readonly<Record<string, string>>;
