import type { ShopConfig } from '@shop/brands';
import type { StorefrontVersion } from '@shop/brands/version';
import type { I18n } from '@shop/i18n';
import type { DomainArea, Platform } from '@shop/contract';
import type { PayBrowser, Presenter } from '@shop/payments';
import type { PageHistory } from '../browser';
import type { CodeLoader } from '../lost-code';
import type { EntryQuery, StepRoutes } from '../entry';
import type { ShopStorage } from '../storage';
import type { PageTime } from '../time';

/** A page that flows lead to, by the name of its route. */
export type LedPage =
  | 'home'
  | 'notArea'
  | 'showError'
  | 'certifiedReal'
  | 'errorReplenish'
  | 'expired';

/** Actions of the page. The app decides where the routes lead. */
export interface PageActions {
  reload: () => void;
  /** The window of the page, which opens another one for a payment. */
  browser: PayBrowser;
  copy: (text: string) => Promise<void>;
  /** Presents payments through the script of the brand's payment gateway, if it has one. */
  presentGateway: Presenter | undefined;
  goTo: (page: LedPage) => void;
  /** Leaves for an address; `replace` leaves no entry of this page in the history. */
  leaveFor: (address: string, how: 'assign' | 'replace') => void;
  /** Removes parameters from the address, without another entry in the history. */
  forgetParameters: (names: readonly string[]) => void;
}

declare global {
  interface ImportMetaEnv {
    /** App and version, `storefront-new@1.2.0`; the build of an app replaces it. */
    readonly SHOP_RELEASE: string;
  }
}

/** What the build of an app is, the same in every environment. */
export interface AppBuild {
  /** Which of the two storefronts it is (spec §2). */
  readonly version: StorefrontVersion;
  /** App and version, as the error service names releases: `storefront-new@1.2.0`. */
  readonly release: string;
}

/** Everything the flows receive from outside, so that tests can replace it. */
export interface ShopServices {
  readonly config: ShopConfig;
  /** For reports and metrics; nothing else depends on it. */
  readonly build: AppBuild;
  /** The current translation. */
  readonly i18n: I18n;
  readonly query: EntryQuery;
  /** What a sign-in provider sent to this page; null on pages that no provider returns to. */
  readonly providerResponse: string | null;
  readonly platform: Platform;
  readonly area: DomainArea;
  /** The paths of the steps of a purchase; null in an app in which they are no pages. */
  readonly steps: StepRoutes | null;
  /** The paths of the pages that explain why a visit ends. All of them make calls, but for `/notArea`. */
  readonly endPaths: readonly string[];
  /** On the page of a payment for another player, players and choices are those of the payer. */
  readonly storage: ShopStorage;
  /** What this tab keeps, which ends with it. */
  readonly tabStorage: ShopStorage;
  /** The payment for another player that this page makes, `replenish_id`; null on all other pages. */
  readonly replenishId: string | null;
  readonly page: PageActions;
  readonly pageHistory: PageHistory;
  readonly code: CodeLoader;
  /** Milliseconds since 1970 by the device's clock. For display, never for rules about money. */
  readonly now: () => number;
  /** Elapsed time that does not depend on the device's clock alone. */
  readonly time: PageTime;
  readonly randomUuid: () => string;
}
