import { type StorefrontVersion, versionCookie } from '@shop/brands/version';
import { type PageVisit, openPageWindow, readShopEntry } from '../../testing';
import { testRoutes } from '../../testing';
import type { ShopEntry } from '../complete-entry';
import { firstCallsOf, startFirstCalls } from '../first-calls';

/** The start of a visit. */
export interface OpenedEntry {
  readonly entry: ShopEntry;
  /** The version in which the visit ends. */
  readonly version: StorefrontVersion;
  /** The address that the browser shows. */
  readonly shown: URL;
  /** The first calls. */
  readonly requested: readonly string[];
  readonly kept: ReadonlyMap<string, string>;
}

/** Begins a visit as the script in the page does: in the new version, unless it leaves for the old one. Needs jsdom. */
export function openEntry(visit: PageVisit): OpenedEntry {
  const kept = visit.kept ?? new Map<string, string>();
  const { window, requested, shownAddress } = openPageWindow({ ...visit, kept });
  const inNew = readShopEntry(window, testRoutes, 'new');
  const version = inNew === null ? 'legacy' : 'new';
  const entry = inNew ?? readShopEntry(window, testRoutes, version);
  if (entry === null) throw new Error('Each version leaves for the other one.');
  window.document.cookie = `${versionCookie}=; path=/; max-age=0`;
  startFirstCalls(window, entry, firstCallsOf(entry, testRoutes));
  return {
    entry,
    version,
    requested,
    kept,
    shown: new URL(shownAddress()),
  };
}
