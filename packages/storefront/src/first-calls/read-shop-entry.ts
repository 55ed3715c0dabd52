import type { ShopConfig } from '@shop/brands';
import type { DomainArea, Platform } from '@shop/contract';
import { browserClock } from '../browser';
import {
  type EntryQuery,
  detectPlatform,
  findArea,
  readEntryQuery,
  readPageConfig,
  takeProviderResponse,
} from '../entry';
import { startLanguage } from '../language';
import { type StartChoices, startChoices } from '../selection';
import { type ShopStorage, createShopStorage, openStorageBackend } from '../storage';

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
  readonly choices: StartChoices;
}

/** Reads the start of a visit. Throws if the page contains no brand data. */
export function readShopEntry(window: Window): ShopEntry {
  const { document, location, navigator } = window;
  const config = readPageConfig(document);
  // First, so that nothing else reads what belongs to the provider.
  const providerResponse = takeProviderResponse(window);
  const query = readEntryQuery(location.search);
  const storage = createShopStorage(openStorageBackend(window), browserClock.now);
  const area = findArea(config.brand, query, storage);
  return {
    config,
    query,
    providerResponse,
    storage,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    language: startLanguage(config.brand, query, storage, navigator.languages),
    area,
    choices: startChoices({ config, area, query, storage }),
  };
}
