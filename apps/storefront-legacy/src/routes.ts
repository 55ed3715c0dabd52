import type { EntryRoutes } from '@shop/storefront-core/entry';

/** The paths of the old version's pages (spec §2). */
export const routes = {
  home: '/selectGame',
  replenishGoods: '/replenishGoods',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
  redirected: ['/'],
  steps: {
    'select-game': '/selectGame',
    'select-goods': '/selectGoods',
    recharge: '/recharge',
    result: '/result',
  },
} as const satisfies EntryRoutes;
