import { mountShop } from '@shop/storefront/shop';
import { App } from './app';
import { routes } from './routes';

/** Rejects if the shop cannot start. */
export const started = mountShop(window, App, routes, 'legacy');
