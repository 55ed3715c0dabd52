import type { EntryRoutes } from '../entry';

/** The paths of the app that tests run in. */
export const testRoutes: EntryRoutes = {
  home: '/selectGoods',
  activity: '/activity',
  my: '/my',
  vip: '/userCenter',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
  redirected: ['/', '/selectGame', '/layoutGame', '/result'],
};

/** The paths of the app in which the steps of a purchase are pages. */
export const testStepRoutes = {
  ...testRoutes,
  home: '/selectGame',
  redirected: ['/'],
  steps: {
    'select-game': '/selectGame',
    'select-goods': '/selectGoods',
    recharge: '/recharge',
    result: '/result',
  },
} as const satisfies EntryRoutes;
