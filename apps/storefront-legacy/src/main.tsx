import { mountShop } from '@shop/storefront-shell/shop';
import { App, preload } from './app';
import { build } from './build';
import { routes } from './routes';

/** Starts the shop. Rejects if it cannot start. */
export async function start(): Promise<void> {
  await preload(window.location.pathname);
  return mountShop(window, App, routes, build);
}
