import type { EntryRoutes } from '../entry';

/** The paths of the app that tests run in. */
export const testRoutes: EntryRoutes = {
  home: '/selectGoods',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
  redirected: ['/', '/selectGame', '/layoutGame', '/result'],
};
