import type { Brand } from '@shop/brands';
import type { PasswordChecks } from '../accounts/passwords';
import type { AskProvider } from '../accounts/third-party/ask-provider';
import type { Database } from '../database/database';
import type { ActiveFaults } from '../faults/active-faults';
import type { Outbox } from '../providers/outbox';
import type { RequestLog } from '../control/request-log';
import type { Addresses } from './addresses';
import type { Clock } from './clock';

/** What every part of the sandbox works with. */
export interface Services {
  readonly brands: readonly Brand[];
  readonly database: Database;
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly faults: ActiveFaults;
  readonly requests: RequestLog;
  readonly outbox: Outbox;
  readonly askProvider: AskProvider;
  readonly passwordChecks: PasswordChecks;
  /** Addresses and networks of the proxies in front of us, whose word on the player's address counts. */
  readonly trustedProxies: readonly string[];
  /** Whether the control calls answer. */
  readonly isControlled: boolean;
  /** What the control calls have to be asked with; null where they need nothing. */
  readonly controlSecret: string | null;
  /** Where the storefront's build lies. */
  readonly storefrontFolder: string;
  /** Where the build of the card frame lies. */
  readonly cardFrameFolder: string;
  /** Where the build of the third party's page lies. */
  readonly plainWebFolder: string;
}
