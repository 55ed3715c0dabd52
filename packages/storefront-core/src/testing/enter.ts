import { type ShopEntry, readShopEntry } from '../first-calls';
import { testRoutes } from './test-routes';

/** Reads the start of a visit to the new version. */
export function enter(window: Window): ShopEntry {
  const entry = readShopEntry(window, testRoutes, 'new');
  if (entry === null) throw new Error('The visit belongs to the old version.');
  return entry;
}
