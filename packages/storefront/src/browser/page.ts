import { type Language, languageEntry } from '@shop/i18n';

/** The window of the page, for what has to listen to its messages. */
export function pageWindow(): Window {
  return window;
}

/** What the popups' back button needs of the browser's history. */
export interface PageHistory {
  readonly state: unknown;
  pushState: (state: unknown) => void;
  back: () => void;
  /** Calls `listener` after each step through the history; returns how to stop that. */
  onStep: (listener: () => void) => () => void;
}

/** The history of this window. */
export const pageHistory: PageHistory = {
  get state(): unknown {
    const state: unknown = history.state;
    return state;
  },
  pushState: (state) => {
    history.pushState(state, '');
  },
  back: () => {
    history.back();
  },
  onStep: (listener) => {
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
    };
  },
};

/** Tells the document its language and writing direction. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageEntry(language).direction;
}
