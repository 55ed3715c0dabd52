import { type EntryRoutes, withParameters } from '../entry';
import type { PageActions } from '../services';

/**
 * Returns the page actions of a browser window.
 *
 * @param carried - Returns the query of a page that flows lead to, at the moment they do.
 */
export function browserPage(
  window: Window,
  routes: EntryRoutes,
  carried: () => string,
): Omit<PageActions, 'presentGateway'> {
  return {
    reload: () => {
      window.location.reload();
    },
    goTo: (page) => {
      window.location.assign(routes[page] + carried());
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
