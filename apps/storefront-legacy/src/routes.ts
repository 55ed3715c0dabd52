import type { EntryRoutes } from '@shop/storefront-core/entry';

/** Where plain visits begin, which is all that the script in the page knows. */
export const plainRoutes = {
  home: '/selectGame',
  redirected: ['/'],
  steps: {
    'select-game': '/selectGame',
    'select-goods': '/selectGoods',
    recharge: '/recharge',
    result: '/result',
  },
} as const;

/** The paths of the old version's pages (spec §2). */
export const routes = {
  ...plainRoutes,
  replenishGoods: '/replenishGoods',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
} as const satisfies EntryRoutes;
