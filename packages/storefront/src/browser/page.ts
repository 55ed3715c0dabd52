import { type Language, languageEntry } from '@shop/i18n';

/** Returns the window of the page. */
export function pageWindow(): Window {
  return window;
}

/** The part of the browser's history that the back button of popups uses. */
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

/** Sets the document's language and writing direction. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageEntry(language).direction;
}

const secondsPerYear = 365 * 24 * 60 * 60;

/** Tells the host of the page which language to serve at the next visit. */
export function saveLanguageForHost(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `perfLang=${language}; path=/; max-age=${String(secondsPerYear)}; samesite=lax${secure}`;
}

/** Marks a page that starts with a known recipient; the who card then has its compact form. */
const recipientMark = 'data-recipient';

/** Gives the prerendered who card the form that it has once everything is chosen. */
export function markRecipient(page: Element): void {
  page.setAttribute(recipientMark, 'known');
}

/** Leaves the form of the who card to its content, once that is rendered. */
export function unmarkRecipient(): void {
  document.documentElement.removeAttribute(recipientMark);
}
