import type { Brand, ShopConfig } from '@shop/brands';
import type { DomainArea, Platform } from '@shop/contract';
import { browserClock } from '../browser';
import {
  type EntryQuery,
  detectPlatform,
  findArea,
  readEntryQuery,
  readPageConfig,
} from '../entry';
import { startLanguage } from '../language';
import { type ShopStorage, createShopStorage, openStorageBackend } from '../storage';

/** What a visit follows from: the page, its address, the browser and its storage. */
export interface ShopEntry<Code extends string = string> {
  readonly config: ShopConfig;
  readonly query: EntryQuery;
  readonly storage: ShopStorage;
  readonly platform: Platform;
  readonly language: Code;
  /** Null if there is none for this visit (spec §4). */
  readonly area: DomainArea | null;
}

/**
 * Reads the start of a visit. The script in the page and the shop's code both call it, so that they
 * come to the same result. Throws if the page contains no brand data.
 *
 * @param offered - Returns the languages of the brand. The script does not check them, since the check
 *   would bring the texts of all languages into the page.
 */
export function readShopEntry<Code extends string>(
  window: Window,
  offered: (brand: Brand) => readonly [Code, ...Code[]],
): ShopEntry<Code> {
  const { document, location, navigator } = window;
  const config = readPageConfig(document);
  const query = readEntryQuery(location.search);
  const storage = createShopStorage(openStorageBackend(window), browserClock.now);
  return {
    config,
    query,
    storage,
    platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints),
    language: startLanguage(
      config.brand,
      query,
      storage,
      navigator.languages,
      offered(config.brand),
    ),
    area: findArea(config.brand, query, storage),
  };
}
