import '@shop/ui/tokens.css';
import { AppShell, type AppShellProps, laterPage } from '@shop/storefront/app-shell';
import type { ReactElement } from 'react';
import { ActivityPage } from './pages/activity-page';
import { SelectGoodsPage } from './pages/select-goods-page';
import { routes } from './routes';

const MyPage = laterPage(async () => (await import('./pages/my-page')).MyPage);
const VipPage = laterPage(async () => (await import('./pages/vip-page')).VipPage);

const pages = [
  { path: routes.home, element: <SelectGoodsPage /> },
  { path: routes.activity, element: <ActivityPage /> },
  { path: routes.my, element: <MyPage /> },
  { path: routes.vip, element: <VipPage /> },
];

/** The new version: its pages (spec §2). */
export function App(props: Pick<AppShellProps, 'shop' | 'Router'>): ReactElement {
  return <AppShell {...props} routes={routes} pages={pages} />;
}
