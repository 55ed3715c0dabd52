import { isPageFresh, reportUncaught } from '@shop/storefront-core/browser';
import type { EntryRoutes } from '@shop/storefront-core/entry';
import type { AppBuild } from '@shop/storefront-core/services';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyPress } from '@shop/storefront-core/page-start';
import { prerenderedState } from '@shop/storefront/store';
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
  build: AppBuild,
): Promise<void> {
  const root = window.document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');

  const shop = await startShop(window, routes, build);
  let isShown = false;
  const onShown = (): void => {
    isShown = true;
  };
  const whole = (started: StartedShop): ReactElement => (
    <Shown onShown={onShown}>
      <App shop={started} />
    </Shown>
  );
  const options = {
    // React has removed the whole page.
    onUncaughtError: (error: unknown): void => {
      reportUncaught(error);
      window.tellStartFailure?.(isShown ? 'missed' : 'unsupported');
    },
  };
  if (shop.kind === 'open' && !isPageFresh(window.document)) {
    const hydrated = { ...shop, hydratedState: prerenderedState() };
    hydrateRoot(root, whole(hydrated), { ...options, onRecoverableError: reportUncaught });
    repeatEarlyPress(window);
    return;
  }
  root.textContent = '';
  window.document.documentElement.removeAttribute('data-start');
  createRoot(root, options).render(whole(shop));
  repeatEarlyPress(window);
}

/** Calls back once its content is shown. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactElement }) {
  useEffect(onShown, [onShown]);
  return children;
}
