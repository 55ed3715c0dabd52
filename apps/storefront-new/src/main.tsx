// The app first: in this order of modules the first screen is 0.3 kB smaller than in the other.
import { App, preload } from './app';
import { mountShop } from '@shop/storefront/shop';
import { routes } from './routes';

/** Starts the shop. Rejects if it cannot start. */
export async function start(): Promise<void> {
  await preload(window.location.pathname);
  return mountShop(window, App, routes, 'new');
}
