import type { StorefrontVersion } from '@shop/brands/version';
import type { EntryRoutes } from '../entry';
import { type ShopEntry, completeEntry, firstStep, readPageEntry } from '../first-calls';
import { testRoutes } from './test-routes';

/** Reads the start of a visit, as the script in the page and the shop's code do; null if it leaves for the other version. */
export function readShopEntry(
  window: Window,
  routes: EntryRoutes,
  version: StorefrontVersion,
): ShopEntry | null {
  const entry = readPageEntry(window, routes, version, firstStep);
  return entry === null ? null : completeEntry(window, entry, routes);
}

/** Reads the start of a visit to the new version. */
export function enter(window: Window): ShopEntry {
  const entry = readShopEntry(window, testRoutes, 'new');
  if (entry === null) throw new Error('The visit belongs to the old version.');
  return entry;
}
