import { TranslationProvider } from '@shop/i18n';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { pageWindow, withLaterStyles } from '../browser';
import type { EntryRoutes } from '../entry';
import { ErrorBoundary, PageFailed, lazyPage } from '../error-boundary';
import { ShopPopups, ShopProvider, type StartedShop } from '../shop';
import type { NotAreaPageProps } from './not-area-page';
import type { OtherPageProps } from './other-pages';

/** A page of an app. */
export interface AppPage {
  readonly path: string;
  readonly element: ReactElement;
  /** Loads its code if the page is prerendered and imported on demand. Rejects if that fails. */
  readonly preload?: () => Promise<void>;
}

/** Props of {@link AppShell}. */
export interface AppShellProps {
  readonly shop: StartedShop;
  readonly routes: EntryRoutes;
  /** The pages of the app, besides those that every app has. */
  readonly pages: readonly AppPage[];
  /** Another router where there is no browser. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

/**
 * Everything around the pages of an app: routes, the pages that every app has (spec §2), popups above
 * them, and what is shown when a page fails.
 */
export function AppShell({
  shop,
  routes,
  pages,
  Router = BrowserRouter,
}: AppShellProps): ReactElement {
  if (shop.kind === 'not-area') {
    return (
      <TranslationProvider i18n={shop.i18n}>
        <ErrorBoundary failed={failed}>
          <NotAreaPage shop={shop} home={routes.home} />
        </ErrorBoundary>
      </TranslationProvider>
    );
  }
  return (
    <ShopProvider shop={shop}>
      <Router>
        <ErrorBoundary failed={failed}>
          <Routes>
            {pages.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={<OtherPage routes={routes} />} />
          </Routes>
        </ErrorBoundary>
        <ShopPopups />
      </Router>
    </ShopProvider>
  );
}

/** A page whose code and styles are loaded when it is first shown. `load` rejects if that fails. */
export function laterPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPage({
    load: () => withLaterStyles(load()),
    reload,
  });
}

/** Like {@link laterPage}, for a page without styles of its own: it is shown as soon as its code is there. */
export function laterPageWithoutStyles(load: () => Promise<ComponentType>): ComponentType {
  return lazyPage({ load, reload });
}

function reload(): void {
  pageWindow().location.reload();
}

const failed = <PageFailed onRetry={reload} />;

const OtherPage = laterPage<OtherPageProps>(() =>
  import('./other-pages').then((code) => code.OtherPage),
);
const NotAreaPage = laterPage<NotAreaPageProps>(() =>
  import('./other-pages').then((code) => code.NotAreaPage),
);
