import { type PageVisit, openPageWindow } from '../../testing/page-window';
import { enter } from '../../testing/enter';
import type { ShopEntry } from '../read-shop-entry';
import { startFirstCalls } from '../start-first-calls';

/** The start of a visit. */
export interface OpenedEntry {
  readonly entry: ShopEntry;
  /** The address that the browser shows. */
  readonly shown: URL;
  /** The first calls. */
  readonly requested: readonly string[];
  readonly kept: ReadonlyMap<string, string>;
}

/** Begins a visit as the script in the page does. Needs jsdom. */
export function openEntry(visit: PageVisit): OpenedEntry {
  const kept = visit.kept ?? new Map<string, string>();
  const { window, requested, shownAddress } = openPageWindow({ ...visit, kept });
  const entry = enter(window);
  startFirstCalls(window, entry, 'new');
  return { entry, requested, kept, shown: new URL(shownAddress(), 'https://shop.example') };
}
