/** What the shop keeps in an entry of the history. It survives a reload. */
export interface HistoryEntry {
  /** Its place among the entries of the shop, which follow each other without a gap. */
  readonly index: number;
  /** How many entries of popups lead back to the page's own entry; 0 if this is it. */
  readonly popupDepth: number;
  /** Whether a page of the shop is below this one, which leads there in turn. */
  readonly isAbovePage: boolean;
  /** The step from which the result was reached (spec §2); null on other pages, and if it was reached by itself. */
  readonly origin: 'recharge' | null;
}

/** The part of a browser's window that the modules of the history own. */
export interface HistoryWindow {
  readonly history: Pick<History, 'go' | 'length' | 'pushState' | 'replaceState' | 'state'>;
  readonly location: Pick<
    Location,
    'assign' | 'hash' | 'pathname' | 'reload' | 'replace' | 'search'
  >;
  readonly addEventListener: (
    type: 'pageshow' | 'popstate',
    listener: (event: Event) => void,
  ) => void;
}

/** The shop's key in the state of an entry. Others, such as extensions of the browser, may keep something beside it. */
export const ownKey = 'shop';

/** The entry of a document that the shop has kept nothing of. */
export const firstEntry: HistoryEntry = {
  index: 0,
  popupDepth: 0,
  isAbovePage: false,
  origin: null,
};

/** Returns the index of the page's own entry, which tells the entries of a page from those of another. */
export function pageIndex({ index, popupDepth }: HistoryEntry): number {
  return index - popupDepth;
}

/**
 * Returns by how many entries a step of the player goes on, so that it does not end at the entry of a popup that is not
 * open, as after a reload; 0 if it ends where it has led to.
 *
 * @param open - How many popups are open.
 */
export function stepsOn(from: HistoryEntry, to: HistoryEntry, open: number): number {
  const lowest = pageIndex(from);
  // Forward to a popup that is closed: back to where it was closed.
  if (to.index > from.index && pageIndex(to) === lowest) return Math.min(open - to.popupDepth, 0);
  // Back over the entries of a page without open popups: over all of them.
  if (open === 0 && lowest <= to.index && to.index < from.index) return lowest - to.index - 1;
  return 0;
}

/** Changes the address of the entry that is shown, if it is another one: that takes a slow phone some milliseconds. */
export function changeAddress(
  { history, location }: Pick<HistoryWindow, 'history' | 'location'>,
  address: string,
): void {
  const { hash, pathname, search } = location;
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}

/** Loads the page again. */
export function reloadPage({ location }: { readonly location: Pick<Location, 'reload'> }): void {
  location.reload();
}

/** Returns what the shop keeps in the entry that is shown; null if that is nothing. */
export function readEntry({ state }: HistoryWindow['history']): HistoryEntry | null {
  const { index, popupDepth, isAbovePage, origin } = fieldsOf(fieldsOf(state)[ownKey]);
  if (typeof index !== 'number' || typeof popupDepth !== 'number') return null;
  return {
    index,
    popupDepth,
    isAbovePage: isAbovePage === true,
    origin: origin === 'recharge' ? origin : null,
  };
}

/** Keeps an entry in the one that is shown, and returns it. What others keep there stays. */
export function writeEntry(
  history: HistoryWindow['history'],
  entry: HistoryEntry,
  address?: string,
): HistoryEntry {
  history.replaceState({ ...fieldsOf(history.state), [ownKey]: entry }, '', address);
  return entry;
}

/** Returns a copy of the fields of a state; none if it is no object. */
export function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' ? { ...state } : {};
}
