import '@shop/ui/tokens.css';
import { AppShell, type AppShellProps } from '@shop/storefront/app-shell';
import type { ReactElement } from 'react';
import { SelectGamePage } from './pages/select-game-page';
import { routes } from './routes';

const pages = [{ path: routes.home, element: <SelectGamePage /> }];

/** The old version: its pages (spec §2). */
export function App(props: Pick<AppShellProps, 'shop' | 'Router'>): ReactElement {
  return <AppShell {...props} routes={routes} pages={pages} />;
}
