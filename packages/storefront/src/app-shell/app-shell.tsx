import { TranslationProvider } from '@shop/i18n';
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { loadLaterStyles, pageWindow } from '../browser';
import type { EntryRoutes } from '../entry';
import { ErrorBoundary, PageFailed, lazyPage } from '../error-boundary';
import { ShopPopups, ShopProvider, type StartedShop, useIdlePage } from '../shop';
import type { NotAreaPageProps } from './not-area-page';
import type { OtherPageProps } from './other-pages';

/** A page of an app. */
export interface AppPage {
  readonly path: string;
  readonly element: ReactElement;
  /** Fetches the code of the likely next page, once this one is quiet. If that fails, its page tries again. */
  readonly ahead?: () => Promise<unknown>;
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
      <FetchedAhead pages={pages} />
    </ShopProvider>
  );
}

function FetchedAhead({ pages }: Pick<AppShellProps, 'pages'>): null {
  const isIdle = useIdlePage();
  useEffect(() => {
    if (isIdle) for (const { ahead } of pages) ahead?.().catch(() => undefined);
  }, [isIdle, pages]);
  return null;
}

/** A page whose code and styles are loaded when it is first shown. `load` rejects if that fails. */
export function laterPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPage({
    load: async () => {
      const [Page] = await Promise.all([load(), loadLaterStyles()]);
      return Page;
    },
    reload,
  });
}

function reload(): void {
  pageWindow().location.reload();
}

const failed = <PageFailed onRetry={reload} />;

const OtherPage = laterPage<OtherPageProps>(async () => (await import('./other-pages')).OtherPage);
const NotAreaPage = laterPage<NotAreaPageProps>(
  async () => (await import('./other-pages')).NotAreaPage,
);
