import type { EntryRoutes } from '@shop/storefront/entry';

/** The paths of the old version's pages (spec §2). All steps of a purchase are on one page so far. */
export const routes = {
  home: '/selectGame',
  replenishGoods: '/replenishGoods',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
  redirected: ['/', '/selectGoods', '/recharge', '/result'],
} as const satisfies EntryRoutes;
