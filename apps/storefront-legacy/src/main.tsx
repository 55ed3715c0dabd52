import { mountShop } from '@shop/storefront/shop';
import { App, preload } from './app';
import { routes } from './routes';

/** Rejects if the shop cannot start. */
export const started = preload(window.location.pathname).then(() =>
  mountShop(window, App, routes, 'legacy'),
);
