import type { ShopConfig } from '@shop/brands';
import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import type { DomainArea, Platform } from '@shop/contract';
import type { StepKey } from '@shop/ui/step-bar';
import { browserClock, leaveForVersion } from '../browser';
import {
  type EntryQuery,
  type EntryRoutes,
  type StepRoutes,
  detectPlatform,
  entryAddress,
  findArea,
  readEntryQuery,
  readPageConfig,
  takeProviderResponse,
  withParameters,
} from '../entry';
import { startLanguage } from '../language';
import { readShownOrder } from '../orders';
import {
  type StartChoices,
  type StepNeeds,
  reachableStep,
  startChoices,
  stepAt,
} from '../selection';
import {
  type ShopStorage,
  createShopStorage,
  openStorageBackend,
  openTabStorage,
} from '../storage';

declare global {
  interface Window {
    /** What the script in the page has read; the shop's code takes it from here. */
    shopEntry?: ShopEntry;
  }
}

/** What a visit follows from: the page, its address, the browser and its storage. */
export interface ShopEntry {
  readonly config: ShopConfig;
  readonly query: EntryQuery;
  /** What a sign-in provider sent to this page; null on pages that no provider returns to. */
  readonly providerResponse: string | null;
  readonly storage: ShopStorage;
  readonly platform: Platform;
  /** One of the brand's. */
  readonly language: string;
  /** Null if there is none for this visit (spec §4). */
  readonly area: DomainArea | null;
  /** The path of the page that the visit begins on. */
  readonly path: string;
  /** The paths of the steps of a purchase; null in an app in which they are no pages. */
  readonly steps: StepRoutes | null;
  /** The step the visit begins at; null on other pages. */
  readonly step: StepKey | null;
  /** Whether that is the home page. */
  readonly isHome: boolean;
  readonly choices: StartChoices;
}

/**
 * Reads the start of a visit, and shows the address it begins on. A token is removed from the address
 * at once, so that it reaches no history entry, referrer, screenshot or shared link. Throws if the page contains no brand data.
 *
 * Returns null if the visit belongs to the other version of the shop, and the page is leaving for it.
 */
export function readShopEntry(
  window: Window,
  routes: EntryRoutes,
  version: StorefrontVersion,
): ShopEntry | null {
  const { document, history, location, navigator } = window;
  const config = readPageConfig(document);
  const { brand } = config;
  const openedAt = location.href;
  // First, so that nothing else reads what belongs to the provider.
  const providerResponse = takeProviderResponse(window);
  const { pathname, search } = entryAddress(location, brand, routes);
  const query = readEntryQuery(search);
  const storage = createShopStorage(openStorageBackend(window), browserClock.now);
  const area = findArea(brand, query, storage);
  if (area !== null) {
    const right = resolveVersion(brand, area, location);
    if (right !== version && leaveForVersion(window, right, openedAt)) return null;
  }
  const { steps = null } = routes;
  const choices = startChoices({ config, area, query, storage, steps });
  const tab = openTabStorage(window, browserClock.now);
  const hasOrder = readShownOrder(tab) !== null && choices.user !== null;
  const step = area === null ? null : firstStep(stepAt(steps, pathname), { ...choices, hasOrder });
  const ownPath = step === null || steps === null ? pathname : steps[step];
  const path = area === null ? routes.notArea : ownPath;
  // Tabs with different areas do not change each other's.
  const ownArea = brand.areas.length > 1 ? area : null;
  const shown = withParameters(search, { oauth_token: null, domain_area: ownArea });
  history.replaceState(history.state, '', path + shown + location.hash);
  return {
    config,
    query,
    providerResponse,
    storage,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    language: startLanguage(brand, { query, area, storage, browser: navigator.languages }),
    area,
    path,
    steps,
    step,
    isHome: path === routes.home,
    choices,
  };
}

/**
 * Returns the step a visit begins at: the one of its path if nothing that it needs is missing. A link to
 * a game has chosen it.
 */
function firstStep(wanted: StepKey | null, needs: StepNeeds): StepKey | null {
  if (wanted === null) return null;
  const isChosen = wanted === 'select-game' && needs.link !== null;
  return reachableStep(isChosen ? 'select-goods' : wanted, needs);
}
