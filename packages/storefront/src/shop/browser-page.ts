import type { PageActions } from '../services';

/** The app's paths of the pages that flows lead to. */
export interface ShopRoutes {
  readonly home: string;
  readonly notArea: string;
}

/** Returns the page actions of a browser window. */
export function browserPage(
  window: Window,
  routes: ShopRoutes,
): Omit<PageActions, 'presentGateway'> {
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
    leaveFor: (address, how) => {
      window.location[how](address);
    },
    openWindow: () => window.open('', '_blank'),
    copy: (text) => window.navigator.clipboard.writeText(text),
  };
}
