import type { EntryRoutes } from '@shop/storefront-core/entry';

/** The paths of the new version's pages (spec §2). */
export const routes = {
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
} as const satisfies EntryRoutes & Readonly<Record<string, unknown>>;
