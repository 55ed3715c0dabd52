import type { EntryRoutes } from '@shop/storefront-core/entry';

/** Where plain visits begin, which is all that the script in the page knows. */
export const plainRoutes = {
  home: '/selectGoods',
  redirected: ['/', '/selectGame', '/layoutGame', '/result'],
} as const;

/** The paths of the new version's pages (spec §2). */
export const routes = {
  ...plainRoutes,
  activity: '/activity',
  my: '/my',
  vip: '/userCenter',
  notArea: '/notArea',
  showError: '/showError',
  certifiedReal: '/certifiedReal',
  errorReplenish: '/errorReplenish',
  expired: '/pageExpired',
} as const satisfies EntryRoutes & Readonly<Record<string, unknown>>;
