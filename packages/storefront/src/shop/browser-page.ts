import { type EntryRoutes, withParameters } from '../entry';
import type { PageActions } from '../services';

/** The queries of pages that flows lead to. */
export interface LeftQueries {
  /** That of links inside the shop. */
  readonly carried: string;
  /** What is kept where the visit has lost its area. */
  readonly withoutArea: string;
}

/** Returns the page actions of a browser window. */
export function browserPage(
  window: Window,
  routes: EntryRoutes,
  { carried, withoutArea }: LeftQueries,
): Omit<PageActions, 'presentGateway'> {
  return {
    reload: () => {
      window.location.reload();
    },
    goTo: (page) => {
      window.location.assign(routes[page] + (page === 'notArea' ? withoutArea : carried));
    },
    forgetParameters: (names) => {
      const { history, location } = window;
      const removed = Object.fromEntries(names.map((name) => [name, null]));
      const forget = (): void => {
        const search = withParameters(location.search, removed);
        history.replaceState(history.state, '', location.pathname + search + location.hash);
      };
      forget();
      // Closing a popup leads back to an entry of the history that still has them.
      window.addEventListener('popstate', forget);
    },
    leaveFor: (address, how) => {
      window.location[how](address);
    },
    openWindow: () => window.open('', '_blank'),
    copy: (text) => window.navigator.clipboard.writeText(text),
  };
}
