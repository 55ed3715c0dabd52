import '@shop/ui/tokens.css';
import {
  AppShell,
  type AppShellProps,
  FetchedAhead,
  laterPage,
  laterPageWithoutStyles,
  prerenderedPage,
} from '@shop/storefront-shell/app-shell';
import { PopupPlaces } from '@shop/storefront/popups';
import type { ReactElement } from 'react';
import { SelectGamePage } from './pages/select-game-page';
import { routes } from './routes';

const replenish = prerenderedPage(
  async () => (await import('./pages/replenish-goods-page')).ReplenishGoodsPage,
);

const laterSteps = async () => import('./pages/later-steps');
const selectGoods = prerenderedPage(async () => (await laterSteps()).SelectGoodsPage);
// The layout of all steps, in which the payment brings its own styles.
const RechargePage = laterPageWithoutStyles(async () => (await laterSteps()).RechargePage);
const ResultPage = laterPage(async () => (await laterSteps()).ResultPage);

const { steps } = routes;

const pages = [
  {
    path: steps['select-game'],
    element: (
      <>
        <SelectGamePage />
        <FetchedAhead load={laterSteps} />
      </>
    ),
  },
  { path: steps['select-goods'], element: <selectGoods.Page /> },
  { path: steps.recharge, element: <RechargePage /> },
  { path: steps.result, element: <ResultPage /> },
  { path: routes.replenishGoods, element: <replenish.Page /> },
];

/** The old version: its pages (spec §2). */
export function App(props: Pick<AppShellProps, 'shop'>): ReactElement {
  return (
    <PopupPlaces>
      <AppShell {...props} routes={routes} pages={pages} />
    </PopupPlaces>
  );
}

/** Loads the code of the prerendered page at a path. Rejects if that fails. */
export async function preload(path: string): Promise<void> {
  if (path === steps['select-goods']) await selectGoods.preload();
  if (path === routes.replenishGoods) await replenish.preload();
}
