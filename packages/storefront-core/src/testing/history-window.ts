import { type HistoryWindow, type PageHistory, createPageHistory } from '../browser';

interface Entry {
  readonly address: string;
  readonly state: unknown;
  /** Added by a frame: the page does not notice a step from it to the one below. */
  readonly isOfFrame?: true;
}

/** A window with a history of its own, in which a step arrives late, as in a browser. */
export interface TestHistoryWindow extends HistoryWindow {
  /** The addresses of the history, lowest first. */
  readonly addresses: () => readonly string[];
  /** The address that is shown. */
  readonly address: () => string;
  /** What has moved the page, in order: steps by their length, and addresses that were loaded. */
  readonly moves: readonly (number | string)[];
  /** Has the steps that were asked for arrive; with a number, the player takes that step first. */
  readonly arrive: (playersStep?: number) => void;
  /** A document in a frame loads another one. */
  readonly navigateFrame: () => void;
  /** The player changes the fragment of the address. */
  readonly typeFragment: (fragment: string) => void;
  /** The page comes back from the back/forward cache. */
  readonly restore: () => void;
}

const origin = 'http://shop.test';

/** Opens a window at the last of some addresses, each of them a document of its own unless it has a state. */
export function openHistoryWindow(
  addresses: readonly string[] = ['/goods'],
  states: readonly unknown[] = [],
): TestHistoryWindow {
  const entries: Entry[] = addresses.map((address, at) => ({ address, state: states[at] ?? null }));
  let at = entries.length - 1;
  const due: number[] = [];
  const moves: (number | string)[] = [];
  const events = new EventTarget();
  const shown = (): Entry => {
    const entry = entries[at];
    if (entry === undefined) throw new Error('There is no such entry.');
    return entry;
  };
  const url = (): URL => new URL(shown().address, origin);
  const addressOf = (address: string | URL | null | undefined): string => {
    const { pathname, search, hash } = new URL(address ?? shown().address, url());
    return pathname + search + hash;
  };
  const load = (address: string | URL): void => void moves.push(String(address));
  const step = (delta: number): void => {
    // A step beyond the ends of the history does nothing.
    if (entries[at + delta] === undefined) return;
    const wasOfFrame = shown().isOfFrame === true;
    at += delta;
    if (wasOfFrame && delta === -1) return;
    events.dispatchEvent(new Event('popstate'));
  };
  return {
    history: {
      get state() {
        return shown().state;
      },
      get length() {
        return entries.length;
      },
      go: (delta = 0) => {
        moves.push(delta);
        due.push(delta);
      },
      pushState: (state: unknown, _, address) => {
        const entry = { address: addressOf(address), state };
        entries.splice(at + 1, entries.length, entry);
        at += 1;
      },
      replaceState: (state: unknown, _, address) => {
        entries[at] = { address: addressOf(address), state };
      },
    },
    location: {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      assign: load,
      replace: load,
      reload: () => {
        load('reload');
      },
    },
    addEventListener: (type, listener) => {
      events.addEventListener(type, listener);
    },
    addresses: () => entries.map(({ address }) => address),
    address: () => shown().address,
    moves,
    arrive: (playersStep) => {
      if (playersStep !== undefined) step(playersStep);
      for (let delta; (delta = due.shift()) !== undefined;) step(delta);
    },
    navigateFrame: () => {
      entries.splice(at + 1, entries.length, { ...shown(), isOfFrame: true });
      at += 1;
    },
    typeFragment: (fragment) => {
      entries.splice(at + 1, entries.length, { address: addressOf(fragment), state: null });
      step(1);
    },
    restore: () => {
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  };
}

/** Returns a function that creates the history of the page of a test, and ends the one before, as a reload does. */
export function pageHistories(): () => PageHistory {
  let document = new AbortController();
  return () => {
    document.abort();
    document = new AbortController();
    const { signal } = document;
    return createPageHistory({
      history,
      location,
      addEventListener: (type, listener) => {
        window.addEventListener(type, listener, { signal });
      },
    });
  };
}
