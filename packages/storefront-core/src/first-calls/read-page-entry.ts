import type { Brand, ShopConfig } from '@shop/brands';
import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import type { DomainArea, Platform } from '@shop/contract';
import { changeAddress, deviceNow, leaveForVersion } from '../browser';
import {
  type EntryRoutes,
  type OpenedAddress,
  type PageQuery,
  type StepKey,
  type StepRoutes,
  detectPlatform,
  entryAddress,
  findArea,
  openAddress,
  readPageConfig,
  readPageQuery,
  withParameters,
} from '../entry';
import { startLanguage } from '../language';
import { type KeptChoices, emptySelection, keptChoices } from '../selection';
import {
  type StorageBackend,
  type StoredValues,
  openStorageBackend,
  payersBackend,
  readPayersSignIn,
  storedValues,
} from '../storage';

declare global {
  interface Window {
    /** What the script in the page has read; the shop's code takes it from here. */
    shopEntry?: PageEntry;
  }
}

/** What the first calls of a visit follow from: the page, its address, the browser and its storage. */
export interface PageEntry {
  readonly config: ShopConfig;
  /** The query of the address as it was opened. */
  readonly search: string;
  readonly query: PageQuery;
  /** What a sign-in provider sent to this page; null on pages that no provider returns to. */
  readonly providerResponse: string | null;
  /** Of a payer, if this is their page; null if the browser blocks it. */
  readonly backend: StorageBackend | null;
  readonly storage: StoredValues;
  readonly platform: Platform;
  /** One of the brand's. */
  readonly language: string;
  /** Null if there is none for this visit (spec §4). */
  readonly area: DomainArea | null;
  /** The path of the page that the visit begins on. */
  readonly path: string;
  /** Whether that page stands in the place of another, which cannot be shown yet. */
  readonly isLedOn: boolean;
  /** The paths of the steps of a purchase; null in an app in which they are no pages. */
  readonly steps: StepRoutes | null;
  /** The step the visit begins at; null on other pages. */
  readonly step: StepKey | null;
  /** Whether that is the home page. */
  readonly isHome: boolean;
  /** The payment for another player that this page makes, `replenish_id`; null on all other pages. */
  readonly replenishId: string | null;
  readonly choices: KeptChoices;
}

/** What the step that a visit begins at follows from. */
export interface StepSources {
  readonly steps: StepRoutes;
  readonly pathname: string;
  readonly choices: KeptChoices;
  /** Whether the address is a link to a game. */
  readonly hasLink: boolean;
}

/** Returns the step that a visit begins at; null on other pages. */
export type FirstStep = (window: Window, sources: StepSources) => StepKey | null;

/**
 * Reads the start of a visit, and shows the address it begins on. A token is removed from the address
 * at once, so that it reaches no history entry, referrer, screenshot or shared link. Throws if the page contains no brand data.
 *
 * Returns null if the visit belongs to the other version of the shop, and the page is leaving for it.
 *
 * @param opened - The address of the visit, where that is no longer the one that the browser shows.
 */
export function readPageEntry(
  window: Window,
  routes: EntryRoutes,
  version: StorefrontVersion,
  firstStep: FirstStep | null,
  opened: OpenedAddress = openAddress(window),
): PageEntry | null {
  const { document, navigator } = window;
  const config = readPageConfig(document);
  const { brand } = config;
  const { providerResponse } = opened;
  const { pathname, search } = entryAddress(opened, brand, routes);
  const query = readPageQuery(search);
  // Also where a provider returns to that the payer signs in with.
  const signInReplenishId = providerResponse === null ? null : readPayersSignIn(window, deviceNow);
  const replenishId = pathname === routes.replenishGoods ? query.replenishId : signInReplenishId;
  const ownBackend = openStorageBackend(window);
  const backend = replenishId === null ? ownBackend : payersBackend(ownBackend);
  const storage = storedValues(backend, deviceNow);
  // Who is led to the page of no area has none, also where the brand has only one (spec §8, -3014).
  const found = pathname === routes.notArea ? null : findArea(brand, query, storage);
  // The replenishment names its area, once it is read.
  const area = found ?? (replenishId === null ? null : (brand.areas[0]?.area ?? null));
  if (area !== null) {
    const right = resolveVersion(brand, area, opened);
    if (right !== version && leaveForVersion(window, right, opened.href)) return null;
  }
  // A payment for another player is made on one page.
  const steps = replenishId === null ? (routes.steps ?? null) : null;
  const choices =
    replenishId === null ? keptChoices({ config, area, query, storage, steps }) : payersChoices;
  const step =
    area === null || steps === null || firstStep === null
      ? null
      : firstStep(window, { steps, pathname, choices, hasLink: query.clientId !== null });
  const ownPath = step === null || steps === null ? pathname : steps[step];
  const path = area === null ? routes.notArea : ownPath;
  changeAddress(window, path + shownQuery(search, brand, area) + opened.hash);
  return {
    config,
    search,
    query,
    providerResponse,
    backend,
    storage,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    language: startLanguage(brand, { query, area, storage, browser: navigator.languages }),
    area,
    path,
    isLedOn: path !== pathname,
    steps,
    step,
    isHome: path === routes.home,
    replenishId,
    choices,
  };
}

/** Returns the query that a visit is shown with: without a token, and with the area where the brand has several. */
export function shownQuery(
  search: string,
  { areas }: Pick<Brand, 'areas'>,
  area: DomainArea | null,
): string {
  // Tabs with different areas do not change each other's.
  const ownArea = areas.length > 1 ? area : null;
  return withParameters(search, { oauth_token: null, domain_area: ownArea });
}

/** A payer chooses nothing but the way to pay, and is known once the game of the replenishment is. */
export const payersChoices: KeptChoices = { selection: emptySelection, user: null };
