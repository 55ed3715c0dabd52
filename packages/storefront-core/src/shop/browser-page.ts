import type { PageHistory } from '../browser';
import { type EntryRoutes, withParameters } from '../entry';
import type { LedPage, PageActions } from '../services';

/** The pages that end a visit. The page before them leads to them again, so a step back leads past it. */
const ends: ReadonlySet<LedPage> = new Set(['notArea', 'showError', 'errorReplenish', 'expired']);

/**
 * Returns the page actions of a browser window.
 *
 * @param carried - Returns the query of a page that flows lead to, at the moment they do.
 */
export function browserPage(
  window: Window,
  history: PageHistory,
  routes: EntryRoutes,
  carried: () => string,
): Omit<PageActions, 'presentGateway'> {
  return {
    reload: history.reload,
    goTo: (page) => {
      history.load(routes[page] + carried(), ends.has(page) ? 'replace' : 'assign');
    },
    forgetParameters: (names) => {
      const removed = Object.fromEntries(names.map((name) => [name, null]));
      history.changeSearch((search) => withParameters(search, removed));
    },
    leaveFor: history.load,
    browser: window,
    // Rejects where the browser has no clipboard, as outside a secure context.
    copy: async (text) => window.navigator.clipboard.writeText(text),
  };
}
