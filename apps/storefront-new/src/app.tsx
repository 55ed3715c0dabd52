import '@shop/ui/tokens.css';
import {
  type AppPage,
  AppShell,
  type AppShellProps,
  prerenderedPage,
} from '@shop/storefront-shell/app-shell';
import { PopupPlaces } from '@shop/storefront/popups';
import type { ReactElement } from 'react';
import { ActivityPage, preloadActivities } from './pages/activity-page';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

const my = prerenderedPage(() => import('./pages/my-page').then((code) => code.MyPage));
const vip = prerenderedPage(() => import('./pages/vip-page').then((code) => code.VipPage));

const pages: readonly AppPage[] = [
  { path: routes.home, element: <SelectGoodsPage /> },
  { path: routes.activity, element: <ActivityPage />, preload: preloadActivities },
  { path: routes.my, element: <my.Page />, preload: my.preload },
  { path: routes.vip, element: <vip.Page />, preload: vip.preload },
];

/** The new version: its pages (spec §2). */
export function App(props: Pick<AppShellProps, 'shop'>): ReactElement {
  return (
    <PopupPlaces>
      <AppShell {...props} routes={routes} pages={pages} />
    </PopupPlaces>
  );
}

/** Loads the code of the prerendered page at a path. Rejects if that fails. */
export async function preload(path: string): Promise<void> {
  for (const page of pages) if (page.path === path) await page.preload?.();
}
