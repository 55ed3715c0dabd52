import { deviceNow } from '../browser';
import { type EntryQuery, type EntryRoutes, entryLink, readEntryQuery } from '../entry';
import type { StartChoices } from '../selection';
import { type ShopStorage, createShopStorage, openTabStorage } from '../storage';
import type { PageEntry } from './read-page-entry';

/** What a visit follows from. */
export interface ShopEntry extends PageEntry {
  readonly query: EntryQuery;
  readonly storage: ShopStorage;
  /** What this tab keeps, which ends with it. */
  readonly tabStorage: ShopStorage;
  /** The paths of the pages that say why a visit cannot go on. */
  readonly endPaths: readonly string[];
  readonly choices: StartChoices;
}

/** Returns what a visit follows from, with what the script in the page has read and what its first calls did not need. */
export function completeEntry(window: Window, entry: PageEntry, routes: EntryRoutes): ShopEntry {
  const { replenishId, choices, search } = entry;
  const query = readEntryQuery(search);
  return {
    ...entry,
    query,
    storage: createShopStorage(entry.backend, deviceNow),
    tabStorage: openTabStorage(window, deviceNow),
    endPaths: [routes.showError, routes.errorReplenish, routes.expired],
    // A payer is not led to a game.
    choices: { ...choices, link: replenishId === null ? entryLink(query) : null },
  };
}
