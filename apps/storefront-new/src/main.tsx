import { mountShop } from '@shop/storefront-shell/shop';
import { App, preload } from './app';
import { routes } from './routes';

/** Starts the shop. Rejects if it cannot start. */
export async function start(): Promise<void> {
  await preload(window.location.pathname);
  return mountShop(window, App, routes, { version: 'new', release: import.meta.env.SHOP_RELEASE });
}
