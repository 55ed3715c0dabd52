import type { Brand } from '@shop/brands';
import type { HostedShop } from '@shop/brands/environments';
import type { PasswordChecks } from '../accounts/passwords';
import type { AskProvider } from '../accounts/third-party/ask-provider';
import type { Database } from '../database/database';
import type { ActiveFaults } from '../faults/active-faults';
import type { StorefrontVersion } from '@shop/brands/version';
import type { Outbox } from '../providers/outbox';
import type { RequestLog } from '../control/request-log';
import type { Addresses } from './addresses';
import type { SandboxClock } from './clock';

/** A folder for each version of the storefront. */
export type StorefrontFolders = Readonly<Record<StorefrontVersion, string>>;

/** The services that all parts of the sandbox share. */
export interface Services {
  readonly brands: readonly Brand[];
  /** The shops of the publisher's environments, which are served like those of this machine. */
  readonly shops: readonly HostedShop[];
  readonly database: Database;
  readonly clock: SandboxClock;
  readonly addresses: Addresses;
  readonly faults: ActiveFaults;
  readonly requests: RequestLog;
  readonly outbox: Outbox;
  readonly askProvider: AskProvider;
  readonly passwordChecks: PasswordChecks;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether the control calls are enabled. */
  readonly isControlled: boolean;
  /** The bearer token that the control calls require; null if they require none. */
  readonly controlSecret: string | null;
  /** The folders of the builds of both storefronts. */
  readonly storefrontFolders: StorefrontFolders;
  /** The folder of the card frame's build. */
  readonly cardFrameFolder: string;
  /** The folder of the build of the third party's page. */
  readonly plainWebFolder: string;
}
