import { prerenderApp } from '@shop/storefront-shell/prerender';
import type { PageParts, PrerenderedPage } from '@shop/storefront-build';
import { App, preload } from './app';
import { routes } from './routes';

/** Renders a page for a guest's first visit. */
export async function prerender(page: PrerenderedPage): Promise<PageParts> {
  await preload(page.path);
  return prerenderApp(App, routes, page);
}
