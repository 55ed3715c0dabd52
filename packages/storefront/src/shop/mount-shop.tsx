import type { StorefrontVersion } from '@shop/brands/version';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportUncaught } from '../browser';
import { isPageFresh } from '../page-start';
import type { EntryRoutes } from '../entry';
import { prerenderedState } from './create-shop-store';
import { type StartedShop, startShop } from './start-shop';

/** The root component of an app. */
export type ShopApp = ComponentType<{ readonly shop: StartedShop }>;

/**
 * Starts the shop and renders it: over the prerendered markup if that shows what this visit begins
 * with, else afresh. Rejects if the shop cannot start.
 */
export async function mountShop(
  window: Window,
  App: ShopApp,
  routes: EntryRoutes,
  version: StorefrontVersion,
): Promise<void> {
  const root = window.document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');

  const shop = await startShop(window, routes, version);
  if (shop.kind === 'open' && !isPageFresh(window.document)) {
    const hydrated = { ...shop, hydratedState: prerenderedState() };
    hydrateRoot(root, <App shop={hydrated} />, { onRecoverableError: reportUncaught });
    return;
  }
  root.textContent = '';
  window.document.documentElement.removeAttribute('data-start');
  createRoot(root).render(<App shop={shop} />);
}
