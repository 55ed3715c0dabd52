import '@shop/ui/tokens.css';
import { AppShell, type AppShellProps, prerenderedPage } from '@shop/storefront/app-shell';
import type { ReactElement } from 'react';
import { SelectGamePage } from './pages/select-game-page';
import { routes } from './routes';

const replenish = prerenderedPage(
  async () => (await import('./pages/replenish-goods-page')).ReplenishGoodsPage,
);

const pages = [
  { path: routes.home, element: <SelectGamePage /> },
  { path: routes.replenishGoods, element: <replenish.Page /> },
];

/** The old version: its pages (spec §2). */
export function App(props: Pick<AppShellProps, 'shop' | 'Router'>): ReactElement {
  return <AppShell {...props} routes={routes} pages={pages} />;
}

/** Loads the code of the prerendered page at a path. Rejects if that fails. */
export async function preload(path: string): Promise<void> {
  if (path === routes.replenishGoods) await replenish.preload();
}
