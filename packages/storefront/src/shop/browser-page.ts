import type { ShopPage } from '../services';
import type { Backing } from '../storage';

/** Where the app has the pages that flows lead to. */
export interface ShopRoutes {
  readonly home: string;
  readonly notArea: string;
}

/**
 * The browser's storage, or null where it refuses: with cookies blocked the mere mention of
 * `localStorage` throws, while `navigator.cookieEnabled` is true.
 */
export function openBacking(window: Window): Backing | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What the flows ask of the page, done by the browser. */
export function browserPage(window: Window, routes: ShopRoutes): Omit<ShopPage, 'presentGateway'> {
  return {
    reload: () => {
      window.location.reload();
    },
    goHome: () => {
      window.location.assign(routes.home);
    },
    goToNotArea: () => {
      window.location.assign(routes.notArea);
    },
    openWindow: () => window.open('', '_blank'),
    copy: (text) => window.navigator.clipboard.writeText(text),
  };
}
