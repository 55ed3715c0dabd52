import {
  type HistoryEntry,
  type HistoryWindow,
  changeAddress,
  fieldsOf,
  firstEntry,
  ownKey,
  pageIndex,
  readEntry,
  reloadPage,
  stepsOn,
  writeEntry,
} from './history-entry';
import { createStepQueue } from './step-queue';

/** What a page that is led to says of itself. */
export type PageState = Partial<Pick<HistoryEntry, 'isAbovePage' | 'origin'>>;

/** The page that the address shows. */
export interface ShownPage {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Tells it from the other pages of the history. */
  readonly key: string;
  /** How it was reached; a load counts as a step. */
  readonly by: 'push' | 'replace' | 'step';
}

/**
 * The history of a window. Everything that moves the page goes through it, one after the other: a step through the
 * history arrives late, and what is asked for meanwhile waits until then.
 */
export interface PageHistory {
  /** What the shop keeps in the entry that is shown. */
  readonly entry: HistoryEntry;
  readonly shown: ShownPage;
  /** Whether the document is being left. */
  readonly isLeaving: boolean;
  /** Leads to a page. */
  readonly push: (address: string, state?: PageState) => void;
  /** Shows another page in place of this one. */
  readonly replace: (address: string, state?: PageState) => void;
  /**
   * Steps back to the page of the shop below this one. Where there is none, or the document is being left, shows
   * another page in its place.
   */
  readonly leavePage: (address: string) => void;
  /** Adds an entry of a popup. */
  readonly pushPopup: () => void;
  /** Steps through the history. Call it in an action of `whenStill`. */
  readonly step: (delta: number) => void;
  /** Runs an action once no step is under way, but not while the document is being left. */
  readonly whenStill: (action: () => void) => void;
  /** Changes the query of this entry, and of each one that a step leads to. */
  readonly changeSearch: (change: (search: string) => string) => void;
  /** Leaves the document. Steps that follow are not taken: they would take the page back. */
  readonly load: (address: string, how: 'assign' | 'replace') => void;
  readonly reload: () => void;
  /** Calls `listener` when another page is shown; returns how to stop that. */
  readonly onShow: (listener: (page: ShownPage) => void) => () => void;
  /**
   * Calls `listener` when the player has stepped here from another entry, before the page is shown. It returns by how
   * many entries to step on. There is one listener; without it no popup is open. Returns how to stop that.
   */
  readonly onStep: (listener: (from: HistoryEntry) => number) => () => void;
}

/**
 * Creates the history of a window; one for each document.
 *
 * @param isLedOn - Whether the page stands in the place of the one that the entry was made for. It counts as an entry
 * above the page of the shop below, which leads there too, so that a step back passes both.
 */
export function createPageHistory(window: HistoryWindow, isLedOn = false): PageHistory {
  const { history, location } = window;
  let entry = openEntry(history, isLedOn);
  let isLeaving = false;
  const searchChanges: ((search: string) => string)[] = [];
  const showListeners = new Set<(page: ShownPage) => void>();
  const withoutPopups = (from: HistoryEntry): number => stepsOn(from, entry, 0);
  let stepListener = withoutPopups;
  /** The entries when the page added the last one. What comes above it, frames have added. */
  let ownLength = history.length;
  const takeFrameEntry = (): boolean => {
    if (history.length <= ownLength) return false;
    ownLength += 1;
    return true;
  };
  const { isMoving, step, enqueue, arrive, resume } = createStepQueue(
    window,
    takeFrameEntry,
    () => {
      const index = pageIndex(entry);
      entry = writeEntry(history, { ...entry, index, popupDepth: 0, isAbovePage: false });
    },
  );

  const look = (by: ShownPage['by']): ShownPage => {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, by, key: String(pageIndex(entry)) };
  };
  let shown = look('step');
  let told = shown;
  const tell = (): void => {
    told = shown;
    for (const listener of showListeners) listener(shown);
  };
  const replaceNow = (address: string, state: PageState): void => {
    const { index, popupDepth } = entry;
    entry = writeEntry(history, { ...firstEntry, ...state, index, popupDepth }, address);
    shown = look('replace');
    tell();
  };

  const changeSearch = (): void => {
    const search = searchChanges.reduce((changed, change) => change(changed), location.search);
    if (search === location.search) return;
    changeAddress(window, location.pathname + search + location.hash);
    shown = look(shown.by);
  };

  window.addEventListener('popstate', () => {
    const from = entry;
    const isOwn = arrive();
    // What has none is new: the player has changed the fragment of the address.
    entry = readEntry(history) ?? writeEntry(history, { ...firstEntry, index: from.index + 1 });
    shown = look('step');
    changeSearch();
    if (isOwn) resume();
    else {
      isLeaving = false;
      const delta = stepListener(from);
      if (delta !== 0) step(delta);
    }
    const isTold = told.pathname === shown.pathname && told.key === shown.key;
    // A page that is stepped over is not shown.
    if (!isMoving() && !isTold) tell();
  });
  window.addEventListener('pageshow', (event) => {
    // Restored from the back/forward cache.
    if (!('persisted' in event && event.persisted === true)) return;
    isLeaving = false;
    entry = readEntry(history) ?? entry;
    arrive();
    resume();
  });

  /** Adds an entry. Returns false if the browser refuses it, as Safari does after a hundred in half a minute. */
  const add = (next: HistoryEntry, state: object, address?: string): boolean => {
    try {
      history.pushState({ ...state, [ownKey]: next }, '', address);
      ownLength = history.length;
      entry = next;
      return true;
    } catch {
      return false;
    }
  };
  const leave = (load: () => void): void => {
    isLeaving = true;
    enqueue(load);
  };

  return {
    get entry() {
      return entry;
    },
    get shown() {
      return shown;
    },
    get isLeaving() {
      return isLeaving;
    },
    push: (address, state = {}) => {
      enqueue(() => {
        isLeaving = false;
        // As a browser does it: a link that is pressed twice does not have to be left twice.
        const { pathname, search, hash } = location;
        if (entry.popupDepth === 0 && address === pathname + search + hash) {
          replaceNow(address, { ...state, isAbovePage: entry.isAbovePage });
          return;
        }
        const next = { ...firstEntry, ...state, index: entry.index };
        // In place of the entry of a popup, which would lead back to nothing.
        if (entry.popupDepth > 0) entry = writeEntry(history, next, address);
        else if (!add({ ...next, index: next.index + 1 }, {}, address)) {
          location.assign(address);
          return;
        }
        shown = look('push');
        tell();
      });
    },
    replace: (address, state = {}) => {
      enqueue(() => {
        replaceNow(address, state);
      });
    },
    leavePage: (address) => {
      const page = pageIndex(entry);
      const leaveOnce = (): void => {
        // It has been left meanwhile.
        if (pageIndex(entry) !== page) return;
        if (!entry.isAbovePage || isLeaving) {
          replaceNow(address, {});
          return;
        }
        step(-entry.popupDepth - 1);
        enqueue(leaveOnce);
      };
      enqueue(leaveOnce);
    },
    pushPopup: () => {
      const { index, popupDepth } = entry;
      const next = { ...entry, index: index + 1, popupDepth: popupDepth + 1 };
      add(next, fieldsOf(history.state));
    },
    step,
    whenStill: (action) => {
      enqueue(() => {
        if (!isLeaving) action();
      });
    },
    changeSearch: (change) => {
      searchChanges.push(change);
      changeSearch();
    },
    load: (address, how) => {
      leave(() => {
        location[how](address);
      });
    },
    reload: () => {
      leave(() => {
        reloadPage(window);
      });
    },
    onShow: (listener) => {
      showListeners.add(listener);
      return () => void showListeners.delete(listener);
    },
    onStep: (listener) => {
      stepListener = listener;
      return () => {
        stepListener = withoutPopups;
      };
    },
  };
}

function openEntry(history: HistoryWindow['history'], isLedOn: boolean): HistoryEntry {
  const opened = readEntry(history) ?? firstEntry;
  const { index, popupDepth, isAbovePage } = opened;
  const ledOn = { ...firstEntry, index, popupDepth: popupDepth + Number(isAbovePage) };
  return writeEntry(history, isLedOn ? ledOn : opened);
}
