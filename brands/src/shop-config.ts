import type { Brand } from './brand';

/** Base addresses that the page uses, with scheme and port and without a trailing slash. */
export interface ShopHosts {
  /** The primary API address, then its backups in the order in which they are tried. */
  readonly api: readonly string[];
  readonly track: string;
  /**
   * Where error reports go: the DSN of a project of the error service, `https://<key>@<host>/<project>`. Absent where
   * the tracking host takes them.
   */
  readonly errorReports?: string;
  /** Return page and gateway script. */
  readonly pay: string;
  /** Hosted card fields. */
  readonly cards: string;
  /** Pictures of games, goods and channels. */
  readonly pictures: readonly string[];
  /** Plays every sign-in provider, each below its kind; absent where the real ones are used. */
  readonly signIn?: string;
}

/** The ids under which the tracking host files events. */
export interface Analytics {
  readonly appId: string;
  readonly eventId: string;
}

/**
 * The configuration of a page, inlined in its HTML as JSON under the id `shop-config`. It contains
 * only the page's own brand, in its own environment.
 */
export interface ShopConfig {
  readonly brand: Brand;
  /** The name of the environment, such as `production`; `local` in a sandbox. */
  readonly environment: string;
  readonly hosts: ShopHosts;
  readonly analytics: Analytics;
  /** Whether pages send what they measure of themselves to the tracking host; absent means no. */
  readonly sendsMetrics?: true;
}
